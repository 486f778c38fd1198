import { useEffect, useRef } from 'react'

type Props<K extends string> = {
  label: string
  options: readonly { key: K; name: string }[]
  chosen: K
  onChoose: (key: K) => void
}

/** A labelled selection from a short list. */
export function Select<K extends string>({ label, options, chosen, onChoose }: Props<K>) {
  const select = useRef<HTMLSelectElement>(null)
  const choose = (value: string) => {
    const option = options.find(({ key }) => key === value)
    if (option) onChoose(option.key)
  }
  // React keeps a selection made before hydration, but its change event is lost.
  useEffect(() => {
    const { value = chosen } = select.current ?? {}
    if (value !== chosen) choose(value)
  }, [])
  return (
    <label className="inline-flex items-center gap-2 label break-normal max-w-full min-w-0">
      {label}
      <select
        ref={select}
        className="button max-md:min-h-11 min-w-0 max-w-full"
        autoComplete="off"
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
