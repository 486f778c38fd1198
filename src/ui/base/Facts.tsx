import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** Named values as a description list: label beside value on wide screens, above it on narrow ones. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid md:grid-cols-[180px_1fr] text-base">
      {facts.map(({ label, value }) => (
        <div key={label} className="fact-row">
          <dt className="label fact-term">{label}</dt>
          <dd className="pb-3 md:py-2.5 border-b border-line min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
