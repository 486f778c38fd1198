import { type KeyboardEvent, type ReactNode, useRef } from 'react'

type Tab<K extends string> = { key: K; name: string; count?: ReactNode }

type Props<K extends string> = {
  label: string
  tabs: Tab<K>[]
  chosen: K
  onChoose: (key: K) => void
  children: ReactNode
}

/** Tabs by the WAI-ARIA pattern: arrow keys, Home and End move and select. */
export function Tabs<K extends string>({ label, tabs, chosen, onChoose, children }: Props<K>) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ key }) => key === chosen)
    const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    const tab = tabs[(to + tabs.length) % tabs.length]
    if (!tab) return
    onChoose(tab.key)
    list.current?.querySelector<HTMLElement>(`#tab-${tab.key}`)?.focus()
  }

  return (
    <section className="panel mt-3 md:mt-5">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="sideways flex gap-1 px-2 md:px-3 border-b border-line"
        onKeyDown={move}
      >
        {tabs.map(({ key, name, count }) => (
          <button
            key={key}
            id={`tab-${key}`}
            type="button"
            role="tab"
            aria-selected={key === chosen}
            aria-controls={`panel-${key}`}
            tabIndex={key === chosen ? 0 : -1}
            className="h-12 px-3 -mb-px whitespace-nowrap bg-transparent cursor-pointer text-muted border-b-2 border-transparent hover:text-text aria-selected:(text-text border-accent)"
            onClick={() => onChoose(key)}
          >
            {name} {count && <span className="ml-1 text-xs text-faint">{count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${chosen}`} aria-labelledby={`tab-${chosen}`}>
        {children}
      </div>
    </section>
  )
}
