import * as listsWords from '#words/lists.ts'
import type { Ready } from '../../lib/query-state.ts'
import { showLost } from '../base/show-lost.ts'

type Props = { format: 'csv' | 'json'; shown: Ready<unknown> }

const SaveAs = ({ format, shown }: Props) => (
  <button
    type="button"
    className="quiet"
    onClick={({ currentTarget }) =>
      import('../save/save-shown.ts').then(({ saveShown }) => saveShown(currentTarget, format, shown)).catch(showLost)
    }
  >
    {listsWords.saveAs[format]}
  </button>
)

/** Buttons that save the list above them as shown; for `actions` of `Loaded`. */
export const saveList = (shown: Ready<unknown>) => (
  <>
    <SaveAs format="csv" shown={shown} />
    <SaveAs format="json" shown={shown} />
  </>
)
