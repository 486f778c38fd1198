import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openScreen } from '../support/screen.ts'

const load = () => import('../../src/islands/dns/DomainScreen.tsx')

test('a name of the chain is shown in its own letters, which are in the tab’s title too', async () => {
  const { screen } = await openScreen('/dns/xn--80aaxl5a.ton', load)
  const heading = await screen.findByRole('heading', { name: 'алиса.ton' })
  expect(heading.querySelector('[title="xn--80aaxl5a.ton"]')).not.toBeNull()
  await eventually(() => expect(document.title).toMatch(/^алиса\.ton/))
})

test('a name that mixes alphabets stays in the form of the chain', async () => {
  const { screen } = await openScreen('/dns/p%D0%B0ypal.ton', load)
  await screen.findByRole('heading', { name: 'xn--pypal-4ve.ton' })
  await eventually(() => expect(document.body.textContent).not.toContain('pаypal'))
})
