import * as listsWords from '#words/lists.ts'
import { Icon } from '../base/Icon.tsx'

type Props = {
  /** from 1 */
  page: number
  /** rows of a full page */
  size: number
  /** rows that the server sent for this page, including unreadable ones; null while loading */
  count: number | null
  /** true if this is the last page although it is full */
  last?: boolean
  /** id of the list, scrolled into view on a change of page */
  controls: string
  onGo: (page: number) => void
}

/** Previous and Next at the foot of a list, always visible on phones. Disabled buttons keep the focus. */
export default function Pager({ page, size, count, last = false, controls, onGo }: Props) {
  function go(to: number) {
    onGo(to)
    document.getElementById(controls)?.scrollIntoView({ block: 'start' })
  }

  return (
    <nav
      aria-label={listsWords.pages}
      className="flex items-center justify-between gap-1 px-3 md:px-5 min-h-14 border-t border-line bg-surface rounded-b-panel max-md:(sticky bottom-0 z-1)"
    >
      <Step name={listsWords.previous} off={page <= 1} controls={controls} onPress={() => go(page - 1)} />
      <p className="text-sm text-muted whitespace-nowrap" role="status">
        {listsWords.page} <span className="text-text font-600">{page}</span>
      </p>
      <Step
        name={listsWords.next}
        off={count === null || count < size || last}
        controls={controls}
        onPress={() => go(page + 1)}
      />
    </nav>
  )
}

type StepProps = { name: string; off: boolean; controls: string; onPress: () => void }

function Step({ name, off, controls, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-disabled={off}
      aria-controls={controls}
      className="button sm:min-w-28 max-sm:px-2 max-md:min-h-11 aria-disabled:(opacity-50 cursor-default)"
      // A growing list may move the button while it is pressed: capture the pointer.
      onPointerDown={press => press.currentTarget.setPointerCapture(press.pointerId)}
      onClick={off ? undefined : onPress}
    >
      {name === listsWords.previous && <Icon name="chevron-left" />}
      {name}
      {name === listsWords.next && <Icon name="chevron-right" />}
    </button>
  )
}
