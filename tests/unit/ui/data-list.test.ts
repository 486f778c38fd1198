import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataList, INITIAL_ROWS } from '../../../src/ui/base/DataList.tsx'

const columns = [{ label: 'Number', cell: (row: number) => row }]

test.each([
  ['the first 24 rows', undefined, 24],
  ['the first 24 rows if a row among them is marked', 5, 24],
  ['all rows down to the marked one', 29, 30],
])('a list renders %s first', (_, marked, count) => {
  expect(INITIAL_ROWS).toBe(24)
  const rows = Array.from({ length: 100 }, (_, place) => place)
  const isMarked = marked === undefined ? {} : { isMarked: (row: number) => row === marked }
  const list = { caption: 'Numbers', columns, rows, rowKey: (row: number) => row, ...isMarked }
  const html = renderToStaticMarkup(createElement(DataList<number>, list))
  expect(html.match(/<td/g)).toHaveLength(count)
  expect(html.match(/aria-current="true"/g) ?? []).toHaveLength(marked === undefined ? 0 : 1)
})
