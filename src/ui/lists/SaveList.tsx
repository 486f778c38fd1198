import * as listsWords from '#words/lists.ts'
import type { Ready } from '../../lib/query-state.ts'

type Props = { format: 'csv' | 'json'; shown: Ready<unknown> }

const SaveAs = ({ format, shown }: Props) => (
  <button
    type="button"
    className="quiet"
    onClick={async ({ currentTarget }) =>
      (await import('../save/save-shown.ts')).saveShown(currentTarget, format, shown)
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
