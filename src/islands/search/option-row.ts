import * as searchWords from '#words/search.ts'
import { element } from './element.ts'
import type { Option } from './option.ts'

type Presses = { onTake: () => void; onForget: () => void }

/** The × that removes an option by pointer, as an option may not contain a button. On a keyboard Delete removes it. */
function createCross(onForget: () => void) {
  const cross = element('span', 'search-cross', '×')
  cross.setAttribute('aria-hidden', 'true')
  cross.title = searchWords.forget
  cross.onclick = event => {
    event.stopPropagation()
    onForget()
  }
  return cross
}

/** An option as a row of the list. */
export function optionRow({ name, kind, detail = '', forget }: Option, { onTake, onForget }: Presses): HTMLElement {
  const row = element(
    'div',
    'search-option',
    element('bdi', 'search-name', name),
    element('span', 'search-kind', element('span', '', kind), element('span', '', detail)),
    ...(forget ? [createCross(onForget)] : []),
  )
  row.setAttribute('role', 'option')
  row.onclick = onTake
  return row
}
