import type { Ref } from 'react'

type Props = {
  id: string
  large: boolean
  /** what the last query was refused for */
  refusal: string
  inputRef: Ref<HTMLInputElement>
  onSearch: (text: string) => void
  onType: () => void
}

/**
 * The search box. Without scripts, or before they have come, the form goes to Home with the query, which then runs there.
 */
export function SearchForm({ id, large, refusal, inputRef, onSearch, onType }: Props) {
  const alert = `${id}-refusal`
  return (
    <form
      role="search"
      aria-label={large ? 'The whole network' : 'Site'}
      action="/"
      className="relative w-full"
      onSubmit={event => {
        event.preventDefault()
        onSearch(String(new FormData(event.currentTarget).get('q') ?? ''))
      }}
    >
      <label htmlFor={id} className="sr-only">
        Search
      </label>
      <span className={`i-tabler-search absolute left-3 text-faint ${large ? 'top-4 text-lg' : 'top-2.5'}`} />
      <input
        ref={inputRef}
        id={id}
        name="q"
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={large ? 'Address, transaction hash, block number or .ton domain' : 'Search'}
        aria-invalid={refusal !== ''}
        aria-describedby={refusal ? alert : undefined}
        onInput={onType}
        className={`w-full rounded border border-line bg-surface text-text placeholder:text-faint hover:border-edge pl-10 pr-3 ${large ? 'h-13 text-base md:text-lg rounded-panel' : 'h-9 text-base'}`}
      />
      {refusal && (
        <p
          id={alert}
          role="alert"
          className={`text-sm text-bad ${large ? 'mt-2' : 'absolute z-20 top-full left-0 right-0 mt-1 panel p-3 min-w-60 shadow-lg'}`}
        >
          {refusal}
        </p>
      )}
    </form>
  )
}
