/** Text in a list, with its unit if it is an amount. */
type ShownValue = { text: string; unit: string }
/** A displayed list: per row one value per column, undefined if absent. */
type ShownList = { title: string; columns: string[]; rows: (ShownValue | undefined)[][] }

/** Integers with grouped digits. */
const GROUPED = /^#?\d{1,3}(?:,\d{3})+$/

/** Excluded: decorations, controls, additions to a figure (`data-aside`), and phone-only content, so that the file is the same on every screen. */
const SKIPPED = 'button, summary, dl, [aria-hidden=true], [role=status], [data-aside], .desk\\:hidden'

/** Texts in a node. Shortened texts are replaced by complete ones: the value of `data` and `time`, the title of other elements. */
function valuesIn(node: Node): ShownValue[] {
  if (node instanceof Text) return [{ text: node.data.trim(), unit: '' }]
  if (!(node instanceof Element) || node.matches(SKIPPED)) return []
  if (node instanceof HTMLDataElement) return [{ text: node.value, unit: node.title.slice(node.value.length).trim() }]
  if (node instanceof HTMLTimeElement) return [{ text: node.dateTime, unit: '' }]
  const label = node.getAttribute('aria-label')
  if (label && node.matches('[role=img]')) return [{ text: label, unit: '' }]
  const title = node.getAttribute('title')
  if (title && node.textContent.includes('…')) return [{ text: title, unit: '' }]
  return [...node.childNodes].flatMap(valuesIn)
}

/** Joins texts into one value. Only a single amount keeps its unit separately. */
function join(values: ShownValue[]): ShownValue {
  const [first, ...others] = values.filter(({ text }) => text !== '')
  if (!first) return { text: '', unit: '' }
  if (others.length === 0) return GROUPED.test(first.text) ? { text: first.text.replace(/\D/g, ''), unit: '' } : first
  return { text: [first, ...others].map(({ text, unit }) => (unit ? `${text} ${unit}` : text)).join(' '), unit: '' }
}

const readValue = (element: Element) => join([...element.childNodes].flatMap(valuesIn))

/** Name of a column, without the sort mark of its button. */
function labelOf(head: Element): string {
  const texts = [...(head.querySelector('button') ?? head).childNodes].flatMap(valuesIn)
  return texts
    .map(({ text }) => text)
    .join(' ')
    .trim()
}

function readTable(table: HTMLTableElement): ShownList {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].filter(head => !head.matches(SKIPPED))
  return {
    title: table.getAttribute('aria-label') ?? document.title,
    columns: heads.map(labelOf),
    rows: [...table.tBodies]
      .flatMap(({ rows }) => [...rows])
      .map(({ cells }) => heads.map(({ cellIndex }) => cells[cellIndex] && readValue(cells[cellIndex]))),
  }
}

/** Column for the text of cards, before their own labelled fields. */
const TEXT = 'text'
const AMOUNT = 'amount'
const LINK = 'link'

function readCard(card: Element): Map<string, ShownValue> {
  const values = [...card.childNodes].flatMap(valuesIn)
  const amount = values.find(({ unit }) => unit !== '')
  const read = new Map([[TEXT, join(values.filter(value => value !== amount))]])
  if (amount) read.set(AMOUNT, amount)
  const link = card.querySelector<HTMLAnchorElement>('a[href]')
  if (link) read.set(LINK, { text: link.href, unit: '' })
  for (const term of card.querySelectorAll('dt')) {
    const description = term.nextElementSibling
    if (description) read.set(term.textContent.trim(), readValue(description))
  }
  return read
}

function readCards(list: Element): ShownList {
  const cards = [...list.children].map(readCard)
  const columns = [...new Set(cards.flatMap(card => [...card.keys()]))]
  return {
    title: list.closest('section')?.querySelector('h2')?.textContent ?? document.title,
    columns,
    rows: cards.map(card => columns.map(column => card.get(column))),
  }
}

/** Reads a complete displayed list, table or cards. Triggers `beforeprint`, so that partly rendered lists render all rows. */
export async function readList(list: Element): Promise<ShownList> {
  window.dispatchEvent(new Event('beforeprint'))
  await new Promise(requestAnimationFrame)
  return list instanceof HTMLTableElement ? readTable(list) : readCards(list)
}
