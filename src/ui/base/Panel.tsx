import type { ReactNode } from 'react'

/** A titled panel; `aside` is at the end of the title's line. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="panel mt-4 md:mt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 md:px-5 py-1 min-h-12 border-b border-line">
        <h2 className="py-1.5 text-lg font-600">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
