import type { ReactNode } from 'react'

/** `lang`: language of a label that is the same in all languages of the site. */
export type Fact = { label: string; value: ReactNode; lang?: 'en' }

/** Named values as a description list: label beside value on wide screens, above it on narrow ones. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid md:grid-cols-[180px_1fr] text-base">
      {facts.map(({ label, value, lang }) => (
        <div key={label} className="fact-row">
          <dt lang={lang} className="label fact-term">
            {label}
          </dt>
          <dd className="pb-3 md:py-2.5 border-b border-line min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
