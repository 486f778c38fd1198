import * as commonWords from '#words/common.ts'
import { Icon } from '../base/Icon.tsx'

/** Asks once more for what could not be had; `changing` while it is asked. */
export function TryAgain({ onPress, changing }: { onPress: () => void; changing?: boolean }) {
  return (
    <button type="button" className="button" aria-disabled={changing} onClick={onPress}>
      <Icon name="refresh" className={changing ? 'animate-spin' : ''} />
      {commonWords.tryAgain}
    </button>
  )
}
