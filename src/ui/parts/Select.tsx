type Props<K extends string> = {
  label: string
  options: readonly { key: K; name: string }[]
  chosen: K
  onChoose: (key: K) => void
}

/** A labelled choice from a short list. */
export function Select<K extends string>({ label, options, chosen, onChoose }: Props<K>) {
  return (
    <label className="inline-flex items-center gap-2 label">
      {label}
      <select
        className="button max-md:min-h-11"
        value={chosen}
        onChange={({ target }) => {
          const option = options.find(({ key }) => key === target.value)
          if (option) onChoose(option.key)
        }}
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
