// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

vi.mock('../../../src/islands/search/go.ts', () => ({
  search: async (text: string) => (text === 'q/q' ? 'Invalid search query.' : ''),
}))
vi.mock('../../../src/islands/search/suggestions.ts', () => ({}))

const { search } = await import('../../../src/islands/search/box.ts')

test('a refusal is shown at the search box until a text is accepted, and never for a changed text', async () => {
  document.body.innerHTML = '<div><input><p hidden></p></div>'
  const box = document.querySelector('div') as HTMLElement
  const [input, words] = [document.querySelector('input')!, document.querySelector('p')!]
  const state = () => [words.textContent, words.hidden, input.getAttribute('aria-invalid')]
  input.value = 'q/q'
  await search(box)
  expect(state()).toEqual(['Invalid search query.', false, 'true'])
  input.value = '17'
  await search(box)
  expect(state()).toEqual(['', true, 'false'])
  input.value = 'q/q'
  const ending = search(box)
  input.value = 'q/q.ton'
  await ending
  expect(state()).toEqual(['', true, 'false'])
})
