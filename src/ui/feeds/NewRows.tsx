import { Icon } from '../base/Icon.tsx'

/** Button above a list. Its text `words` says that `count` newer rows exist; a click shows them. */
export function NewRows({
  count,
  words,
  onShow,
}: {
  count: number
  words: (count: number) => string
  onShow: () => void
}) {
  if (count <= 0) return null
  return (
    <div className="sticky top-26 z-2 flex justify-center h-0">
      <button
        type="button"
        className="button h-9 -mt-2 rounded-full border-accent text-accent floating"
        onClick={onShow}
      >
        <Icon name="arrow-up" />
        {words(count)}
      </button>
    </div>
  )
}
