// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { copyLink } from '../../../src/islands/search/copy-link.ts'

test('copying a link copies the lasting one and says so, or says that it could not', async () => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/block/17')
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
  await copyLink()
  const note = document.querySelector('[role=status]')
  expect(copied).toEqual([`${location.origin}/block/17?workchain=-1&shard=8000000000000000`])
  expect(note?.textContent).toBe('Copied a lasting link to this page')
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('forbidden')) } })
  await copyLink()
  expect(note?.textContent).toBe('Could not copy')
})
