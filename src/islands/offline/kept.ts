import * as commonWords from '#words/common.ts'
import * as offlineWords from '#words/offline.ts'
import { keptPages } from './kept-pages.ts'

/** Maximum number of links: as many as fit on one line of a phone. */
const MAX_LINKS = 3

/** Adds links to recent pages that work offline to the offline notice. */
export function offerKept(line: HTMLElement): void {
  if (line.querySelector('a')) return
  const links = keptPages()
    .filter(({ path }) => path !== location.pathname + location.search)
    .slice(0, MAX_LINKS)
    .map(({ name, path }) =>
      Object.assign(document.createElement('a'), { className: 'link', href: path, textContent: name }),
    )
  if (links.length > 0)
    line.append(
      commonWords.gap,
      offlineWords.kept,
      ...links.flatMap((link, at) => [at > 0 ? commonWords.between : commonWords.gap, link]),
    )
}
