import { expect, test } from 'vitest'
import { browserOfEachTest } from '../../support/browser.ts'
import { eventually } from '../../support/eventually.ts'
import { ALICE } from '../../support/transaction.ts'

browserOfEachTest()

test('an address named by a punycode domain is shown in the domain’s letters', async () => {
  const { learnFrom, addressBook } = await import('../../../src/stores/base/address-book.ts')
  const { layNames } = await import('../../../src/stores/base/names-layer.ts')
  layNames({})
  learnFrom({ known: { [ALICE]: { name: 'xn--80aaxl5a.ton', isWallet: true, isScam: false } } })
  const shown = () => addressBook.find(ALICE)?.name
  await eventually(() => expect(shown()).toBe('алиса.ton'))
})
