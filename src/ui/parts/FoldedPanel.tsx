import type { ReactNode } from 'react'

/** A titled panel that is collapsed on phones. Works without script. */
export function FoldedPanel({ title, children }: { title: string; children: ReactNode }) {
  const heading = <h2 className="inline text-lg font-600">{title}</h2>
  return (
    <section className="panel mt-4 md:mt-5">
      <details data-fold="" className="md:hidden">
        <summary className="px-4 py-2.5 min-h-12 cursor-pointer">{heading}</summary>
      </details>
      <div className="max-md:hidden px-5 py-2.5">{heading}</div>
      <div className="folds border-t border-line">{children}</div>
    </section>
  )
}
