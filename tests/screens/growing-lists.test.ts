import { createElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '../support/screen.ts'

type Row = { key: string }
const rowsOf = (...keys: string[]): Row[] => keys.map(key => ({ key }))
const keyOf = ({ key }: Row) => key

test('a growing list counts the unreadable entries of all its pages', async () => {
  const answers = [
    { rows: rowsOf('b'), more: true, unreadable: 2 },
    { rows: rowsOf('c'), more: false, unreadable: 0 },
  ]
  const load = async () => {
    const { usePages } = await import('../../src/ui/feeds/use-pages.ts')
    const { default: LoadMore } = await import('../../src/ui/feeds/LoadMore.tsx')
    return {
      default: function List() {
        const [first] = useState({ rows: rowsOf('a'), more: true, unreadable: 1 })
        const pages = usePages({ first, rowKey: keyOf, load: async () => answers.shift() ?? first })
        return createElement(LoadMore, { pages, failed: 'Failed' })
      },
    }
  }
  const { screen, user } = await openScreen('/', load)
  await screen.findByText('1 loaded · 1 entry could not be read')
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByText('2 loaded · 3 entries could not be read')
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByText('3 loaded · 3 entries could not be read')
})

test('rows that arrive later are appended until the reader sorts again', async () => {
  const load = async () => {
    const { useFirstOrder } = await import('../../src/ui/feeds/use-first-order.ts')
    return {
      default: function List() {
        const [rows, setRows] = useState(rowsOf('b', 'c'))
        const { shown, isMoved, release } = useFirstOrder(rows, keyOf)
        return [
          createElement('output', { key: 'shown' }, shown.map(keyOf).join(' ')),
          createElement('button', { key: 'add', type: 'button', onClick: () => setRows(rowsOf('a', 'b', 'c')) }, 'Add'),
          isMoved && createElement('button', { key: 'sort', type: 'button', onClick: release }, 'Sort'),
        ] as never
      },
    }
  }
  const { screen, user } = await openScreen('/', load)
  await screen.findByText('b c')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('b c a')
  await user.click(screen.getByRole('button', { name: 'Sort' }))
  await screen.findByText('a b c')
  expect(screen.queryByRole('button', { name: 'Sort' })).toBeNull()
})

type Callback = (entries: { isIntersecting: boolean }[]) => void

test('a long list grows if a busy page delivers two entries of its end at once', async () => {
  let report: Callback = () => {}
  class Observer {
    constructor(callback: Callback) {
      report = callback
    }
    observe() {}
    disconnect() {}
  }
  const load = async () => {
    vi.stubGlobal('IntersectionObserver', Observer)
    const { useGrowing } = await import('../../src/ui/lists/use-growing.ts')
    const rows = Array.from({ length: 100 }, (_, place) => place)
    return {
      default: function List() {
        const { shown, end } = useGrowing(rows)
        return [
          createElement('output', { key: 'shown' }, `${shown.length} rows`),
          createElement('div', { key: 'end', ref: end }),
        ] as never
      },
    }
  }
  const { screen } = await openScreen('/', load)
  await screen.findByText('24 rows')
  report([{ isIntersecting: false }, { isIntersecting: true }])
  await screen.findByText('36 rows')
})
