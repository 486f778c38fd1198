import { shownCsv, shownJson } from '../../domain/export/shown-list.ts'
import { isoTime } from '../../domain/export/table.ts'
import type { Ready } from '../../lib/query-state.ts'
import { NETWORK_NAME } from '../network-name.ts'
import { readList } from './read-list.ts'
import { saveFile } from './save-file.ts'

export type SavedFormat = 'csv' | 'json'

const LIST = ':is(table,ul)'

/** The nearest list before an element inside `Loaded`. */
function listBefore(element: Element): Element | null {
  for (let at = element.previousElementSibling; at; at = at.previousElementSibling) {
    const list = at.matches(LIST) ? at : at.querySelector(LIST)
    if (list) return list
  }
  return element.parentElement && listBefore(element.parentElement)
}

const fileTitle = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Saves the list above a button as displayed. Sends no request. */
export async function saveShown(press: Element, format: SavedFormat, { sources, at }: Ready<unknown>): Promise<void> {
  const element = listBefore(press)
  if (!element) return
  const list = await readList(element)
  const answered = isoTime(Math.floor(at / 1000))
  const provenance = { page: location.href, network: NETWORK_NAME, source: sources.join(', '), answered }
  const [text, type] =
    format === 'csv' ? [shownCsv(list), 'text/csv'] : [shownJson(list, provenance), 'application/json']
  const name = `ton-${fileTitle(list.title)}-${answered.slice(0, 10)}.${format}`
  saveFile({ name, blob: new Blob([text], { type }) })
}
