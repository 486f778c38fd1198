import * as listsWords from '#words/lists.ts'
import type { Ready } from '../../lib/query-state.ts'
import { showLost } from '../base/show-lost.ts'

/** Buttons that save the list above them as shown; for `actions` of `Loaded`. */
export const saveList = (shown: Ready<unknown>) =>
  (['csv', 'json'] as const).map(format => (
    <button
      key={format}
      type="button"
      className="quiet"
      onClick={({ currentTarget }) =>
        import('../save/save-shown.ts').then(({ saveShown }) => saveShown(currentTarget, format, shown), showLost)
      }
    >
      {listsWords.saveAs[format]}
    </button>
  ))
