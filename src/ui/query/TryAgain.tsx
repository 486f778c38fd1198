import * as commonWords from '#words/common.ts'
import { Icon } from '../base/Icon.tsx'

/** Button that repeats a failed load; `changing` while the load runs. */
export function TryAgain({ onPress, changing }: { onPress: () => void; changing?: boolean }) {
  return (
    <button type="button" className="button" aria-disabled={changing} onClick={onPress}>
      <Icon name="refresh" className={changing ? 'animate-spin' : ''} />
      {commonWords.tryAgain}
    </button>
  )
}
