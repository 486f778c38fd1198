import * as listsWords from '#words/lists.ts'
import { Icon } from '../base/Icon.tsx'

type Props = {
  /** counted from 1 */
  page: number
  /** rows of a full page */
  size: number
  /** rows the server sent for this page, readable or not; null while they are on their way */
  count: number | null
  /** nothing follows although the page is full */
  last?: boolean
  /** the id of the list, brought into view when its page changes */
  controls: string
  onGo: (page: number) => void
}

/** Previous and Next at the foot of a list, at hand on phones however long the list is. Buttons keep the focus while they are off. */
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
      // A list that grows moves the button from under the pointer: the press is its own all the same.
      onPointerDown={press => press.currentTarget.setPointerCapture(press.pointerId)}
      onClick={off ? undefined : onPress}
    >
      {name === listsWords.previous && <Icon name="chevron-left" />}
      {name}
      {name === listsWords.next && <Icon name="chevron-right" />}
    </button>
  )
}
