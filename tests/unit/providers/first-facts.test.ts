/** Facts that a page's head reads from an answer and shows before its scripts are loaded. */
import { describe, expect, test } from 'vitest'
import { readWalletRecord } from '../../../src/providers/requests/domain.ts'
import { readJettonFace } from '../../../src/providers/requests/jetton.ts'
import { readNftFace } from '../../../src/providers/requests/nft.ts'
import { ALICE, BOB } from '../../support/transaction.ts'

describe('first facts of a jetton', () => {
  const metadata = { address: ALICE, name: 'Gold', symbol: 'GOLD', decimals: '2' }
  const answer = { verification: 'whitelist', total_supply: '700', holders_count: 0, metadata }

  test('names, supply and holders of a jetton are read, and zero holders are not unknown', () => {
    const face = { symbol: 'GOLD', name: 'Gold', decimals: 2, trust: 'whitelist', supply: '700', holders: 0 }
    expect(readJettonFace(answer, ALICE)).toEqual(face)
    const odd = { ...answer, verification: 'trusted!', total_supply: '-1', holders_count: -1 }
    expect(readJettonFace(odd, ALICE)).toEqual({ ...face, trust: 'none', supply: null, holders: null })
  })

  test('a jetton’s metadata takes precedence over fields beside it, which fill its gaps', () => {
    const top = { address: ALICE, symbol: 'TOP', name: 'Top', decimals: 3 }
    expect(readJettonFace({ ...top, metadata: { symbol: 'META' } }, ALICE)).toMatchObject({
      symbol: 'META',
      name: 'Top',
      decimals: 3,
    })
    expect(readJettonFace({ name: 'Bare' }, ALICE)).toMatchObject({ symbol: null, name: 'Bare', decimals: 9 })
  })

  test.each([
    ['another jetton', { ...answer, metadata: { ...metadata, address: BOB } }],
    ['another jetton, named beside its metadata', { ...answer, address: BOB, metadata: { symbol: 'GOLD' } }],
    ['a jetton with scaled amounts', { ...answer, scaled_ui: { numerator: '3', denominator: '2' } }],
    ['a jetton without names', { ...answer, metadata: { address: ALICE, decimals: '2' } }],
    ['nothing', null],
  ])('an answer about %s has no first facts', (_, wrong) => {
    expect(readJettonFace(wrong, ALICE)).toBeUndefined()
  })
})

describe('first facts of an NFT', () => {
  const answer = { address: ALICE, metadata: { name: 'Lens' }, dns: 'lens.ton', trust: 'blacklist' }

  test('an NFT is named by its metadata, else by its domain', () => {
    expect(readNftFace(answer, ALICE)).toEqual({ name: 'Lens', trust: 'blacklist' })
    expect(readNftFace({ ...answer, metadata: {}, trust: 'odd' }, ALICE)).toEqual({ name: 'lens.ton', trust: 'none' })
  })

  test.each([[{ ...answer, address: BOB }], [{ ...answer, address: undefined }], [null]])(
    'an answer that is not about the requested NFT, %j, has no first facts',
    wrong => {
      expect(readNftFace(wrong, ALICE)).toBeUndefined()
    },
  )
})

describe('first facts of a domain', () => {
  const wallet = { address: ALICE, account: { address: ALICE, is_wallet: true } }

  test('a domain’s target is its wallet record, else the address beside the records', () => {
    expect(readWalletRecord({ wallet, address: BOB })).toEqual({
      wallet: ALICE,
      known: { [ALICE]: { isWallet: true } },
    })
    expect(readWalletRecord({ address: BOB })).toEqual({ wallet: BOB, known: { [BOB]: { isWallet: false } } })
    expect(readWalletRecord({})).toEqual({ wallet: null, known: {} })
    expect(readWalletRecord(null)).toBeUndefined()
  })

  test('a domain’s target is a wallet only if the answer says so of that very address', () => {
    for (const account of [{ address: BOB, is_wallet: true }, { address: ALICE, is_wallet: false }, null])
      expect(readWalletRecord({ wallet: { ...wallet, account } })?.known).toEqual({ [ALICE]: { isWallet: false } })
  })
})
