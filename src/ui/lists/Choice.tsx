import { Icon } from '../base/Icon.tsx'
import type { IconName } from '../base/icons.ts'

type Props<K extends string> = {
  /** name of the choice, shown before the options; with `quiet` for screen readers only */
  label: string
  quiet?: boolean
  options: readonly { key: K; name: string; icon?: IconName }[]
  chosen: K
  onChoose: (key: K) => void
}

/** A segmented control: a group of buttons of which one is pressed. */
export function Choice<K extends string>({ label, quiet, options, chosen, onChoose }: Props<K>) {
  return (
    <fieldset aria-label={label} className="flex items-center gap-2 min-w-0 border-0 m-0 p-0">
      {!quiet && (
        <span aria-hidden="true" className="label whitespace-nowrap max-sm:sr-only">
          {label}
        </span>
      )}
      <div className="inline-flex rounded border border-line bg-surface p-0.5">
        {options.map(({ key, name, icon }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === chosen}
            className="inline-flex items-center gap-1.5 min-h-8 max-md:min-h-10 px-3 rounded-[4px] text-sm whitespace-nowrap bg-transparent text-muted cursor-pointer hover:text-text aria-pressed:(bg-raised text-text [box-shadow:inset_0_0_0_1px_var(--edge)])"
            onClick={() => onChoose(key)}
          >
            {icon && <Icon name={icon} />}
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
