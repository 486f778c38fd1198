import type { ReactNode } from 'react'

/** A panel below the page's heading, for screens without other content. */
export function Frame({ name, children }: { name: string | undefined; children: ReactNode }) {
  return (
    <>
      {name && <h1 className="text-xl font-600 mb-4">{name}</h1>}
      <section className="panel">{children}</section>
    </>
  )
}
