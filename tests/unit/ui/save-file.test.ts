// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { saveFile } from '../../../src/ui/save/save-file.ts'

const ADDRESS = 'blob:https://a.example/1'

test('a saved file is a download whose address is valid for a minute', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const [made, revoked]: [Blob[], string[]] = [[], []]
  Object.assign(URL, {
    createObjectURL(blob: Blob) {
      made.push(blob)
      return ADDRESS
    },
    revokeObjectURL: (url: string) => revoked.push(url),
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const blob = new Blob(['a'])
  saveFile({ name: 'list.csv', blob })
  expect(made).toHaveLength(1)
  expect(made[0]).toBe(blob)
  const links = click.mock.contexts.map(link => link as HTMLAnchorElement)
  expect(links.map(({ href, download }) => [href, download])).toEqual([[ADDRESS, 'list.csv']])
  vi.advanceTimersByTime(59_900)
  expect(revoked).toEqual([])
  vi.advanceTimersByTime(100)
  expect(revoked).toEqual([ADDRESS])
})
