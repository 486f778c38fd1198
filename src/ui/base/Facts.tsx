import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** Named values as a description list: label beside value on wide screens, above it on narrow ones. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid md:grid-cols-[180px_1fr] text-base">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents [&:last-child>dd]:border-b-0 md:[&:last-child>dt]:border-b-0">
          <dt className="label pt-3 md:pt-2.75 md:pb-2.5 md:border-b md:border-line">{label}</dt>
          <dd className="pb-3 md:py-2.5 border-b border-line min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
