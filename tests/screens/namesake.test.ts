import { expect, test } from 'vitest'
import { openScreen } from '../support/screen.ts'

const load = () => import('../../src/islands/jetton/JettonScreen.tsx')
const SAID = /It looks like a jetton on the whitelist/

test('a jetton with a symbol like that of a whitelisted one names and links that one', async () => {
  const { network, screen } = await openScreen('/jetton/{jetton NUЅD}', load)
  const { worthOpening } = await network.state()
  const warning = await screen.findByText(SAID)
  expect(warning.textContent).toBe('It looks like a jetton on the whitelist, NUSD, and is another one.')
  expect(warning.querySelector('a')?.getAttribute('href')).toBe(`/jetton/${worthOpening.jetton}`)
})

test('a whitelisted jetton makes no search for namesakes', async () => {
  const { network, screen } = await openScreen('/jetton/{jetton}', load)
  await screen.findAllByText('whitelist')
  expect(screen.queryByText(SAID)).toBeNull()
  expect((await network.calls()).filter(({ path }) => path.includes('accounts/search'))).toEqual([])
})
