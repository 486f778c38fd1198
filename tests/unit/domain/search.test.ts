import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classify } from '../../../src/domain/search/search.ts'
import { formatAddress } from '../../../src/ton/address.ts'
import { times } from '../../support/times.ts'

const hash = 'fec4f77e8b72eec62d14944d9cf99171a32c03783c8e6e30590aabbe35236f9b'
const base64 = '/sT3foty7sYtFJRNnPmRcaMsA3g8jm4wWQqrvjUjb5s='
const digits = '1'.repeat(64)
const usdt = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'
const plain = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs'
const mistyped = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt'
const elector = 'Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF'
const raw = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe'
const block = (seqno: number, workchain = -1, shard = '8000000000000000') => ({
  kind: 'block',
  id: { workchain, shard, seqno },
})
const address = { kind: 'address', address: usdt }
const transaction = { kind: 'transaction', hash }
const domain = (name: string) => ({ kind: 'domain', domain: name })
const unknown = { kind: 'unknown' }
const wrong = { kind: 'wrong-checksum' }

test.each([
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  ['\u200b\u00a0', { kind: 'empty' }],
  ['0', block(0)],
  ['  34336028 ', block(34336028)],
  ['4294967295', block(4294967295)],
  ['#1,049', block(1049)],
  ['1,234', block(1234)],
  ['34,336,028.', block(34336028)],
  ['Block #17', block(17)],
  ['# 17', block(17)],
  ['“17”', block(17)],
  [digits, { kind: 'transaction', hash: digits }],
  [usdt, address],
  [plain, address],
  [raw, address],
  [raw.toUpperCase(), address],
  ['Uf8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMxYA', 'Uf8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMxYA'],
  ['kf8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM_BP', 'kf8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM_BP'],
  [`"${usdt}".`, address],
  [`(${plain})/`, address],
  [`\u200e${usdt.slice(0, 20)}\u200b${usdt.slice(20)}\ufeff`, address],
  [mistyped, wrong],
  [`<${mistyped}>,`, wrong],
  [hash, transaction],
  [`0x${hash.toUpperCase()}`, transaction],
  [base64, transaction],
  [`'${base64}'`, transaction],
  ['_sT3foty7sYtFJRNnPmRcaMsA3g8jm4wWQqrvjUjb5s', transaction],
  [`47000000000001:${hash}:${usdt}`, transaction],
  [`47000000000001:${base64}:${raw}`, transaction],
  [`47000000000001_${hash}`, transaction],
  ['Wallet.TON', domain('wallet.ton')],
  ['sub.wallet.ton.', domain('sub.wallet.ton')],
  ['wallet.ton/', domain('wallet.ton')],
  ['durov.t.me', domain('durov.t.me')],
  ['@Durov', domain('durov.t.me')],
  ['(-1,8000000000000000,42)', block(42)],
  ['( -1 , 8000000000000000 , 42 )', block(42)],
  ['(0,A000000000000000,42)', block(42, 0, 'a000000000000000')],
  ['0,8000000000000000,7', block(7, 0)],
  ['(-1,-9223372036854775808,182)', block(182)],
  ['(0,6917529027641081856,182)', block(182, 0, '6000000000000000')],
  ['(0,-6917529027641081856,182)', block(182, 0, 'a000000000000000')],
  ['(0,13835058055282163712,182)', block(182, 0, 'c000000000000000')],
  ['-1:8000000000000000:182', block(182)],
  [`(-1,8000000000000000,182):${hash}:${hash}`, block(182)],
] as const)('classify understands %j', (text, finding) => {
  expect(classify(text)).toEqual(typeof finding === 'string' ? { kind: 'address', address: finding } : finding)
})

test.each([
  [`https://tonviewer.com/${usdt}`, address],
  [`https://tonviewer.com/${usdt}?section=jetton:${elector}`, address],
  [`https://tonviewer.com/transaction/${hash}`, transaction],
  ['https://tonviewer.com/block/%28-1%2C8000000000000000%2C42%29', block(42)],
  ['tonviewer.com/block/(0,2000000000000000,42)', block(42, 0, '2000000000000000')],
  ['https://tonviewer.com/foundation.ton', domain('foundation.ton')],
  [`https://testnet.tonviewer.com/${usdt}`, address],
  [`tonscan.org/tx/${hash}?utm=1`, transaction],
  [`https://tonscan.org/address/${usdt}#transactions`, address],
  [`https://tonscan.org/tx/${base64}`, transaction],
  [`https://tonscan.org/tx/${encodeURIComponent(base64)}`, transaction],
  ['https://tonscan.org/block/-1:8000000000000000:182', block(182)],
  ['https://tonscan.org/block/182/', block(182)],
  [`https://ton.cx/tx/47000000000001:${hash}:${usdt}`, transaction],
  [`https://ton.cx/tx/47000000000001:${base64}:${plain}`, transaction],
  [`https://explorer.toncoin.org/account?account=${usdt}`, address],
  [`https://explorer.toncoin.org/account?account=${plain}`, address],
  [`https://explorer.toncoin.org/transaction?account=${usdt}&lt=47000000000001&hash=${hash}`, transaction],
  [`https://explorer.toncoin.org/transaction?account=${usdt}&lt=47000000000001&hash=${base64}`, transaction],
  [
    `https://explorer.toncoin.org/block?workchain=-1&shard=8000000000000000&seqno=182&roothash=${hash}&filehash=${hash}`,
    block(182),
  ],
  ['https://explorer.toncoin.org/search?workchain=0&shard=a000000000000000&seqno=9', block(9, 0, 'a000000000000000')],
  ['https://toncenter.com/api/v2/getBlockHeader?workchain=-1&shard=-9223372036854775808&seqno=182', block(182)],
  [`https://toncenter.com/api/v2/getTransactions?address=${usdt}&limit=10`, address],
  [`https://tonapi.io/v2/accounts/${usdt}/events?limit=20`, address],
  ['https://tonapi.io/v2/blockchain/masterchain/182/transactions', block(182)],
  [`https://tonwhales.com/explorer/address/${usdt}/47000000000001_${hash}`, transaction],
  [`https://getgems.io/collection/${elector}/${usdt}`, address],
  [`https://tonmoon.org/#/explorer/${usdt}`, address],
  [`https://app.tonkeeper.com/transfer/${usdt}?amount=1&text=${hash}`, address],
  [`ton://transfer/${usdt}?amount=1000000&text=hello`, address],
  [`ton://transfer/${usdt}?jetton=${elector}`, address],
  ['ton://transfer/alice.ton', domain('alice.ton')],
  ['https://t.me/durov', domain('durov.t.me')],
  ['t.me/Durov/?start=1', domain('durov.t.me')],
  ['tg://resolve?domain=durov', domain('durov.t.me')],
  ['https://durov.t.me/', domain('durov.t.me')],
  ['https://fragment.com/username/durov', domain('durov.t.me')],
  ['https://alice.ton/', domain('alice.ton')],
  ['http://sub.alice.ton/page?a=1#b', domain('sub.alice.ton')],
  [`<https://tonviewer.com/${usdt}>.`, address],
] as const)('classify follows the link %j', (text, finding) => {
  expect(classify(text)).toEqual(finding)
})

test.each([
  '4294967296',
  '1,23',
  '0,123,456',
  '12,34,567',
  '.5',
  '1.234',
  '-5',
  '5 6',
  hash.slice(1),
  `${hash}0`,
  '.ton',
  'wallet.com',
  'alice@wallet.ton',
  '@abc',
  '@alice.ton',
  '(0,0000000000000000,42)',
  '(0,80,42)',
  '(0,-9223372036854775809,42)',
  '(0,18446744073709551616,42)',
  '(2,8000000000000000,42)',
  `300:${hash}`,
  `47000000000001:${hash}:${mistyped}`,
  `https://evil.example/${usdt}`,
  `https://tonviewer.com@evil.example/${usdt}`,
  `https://tonviewer.com.evil.example/${usdt}`,
  'https://alice.ton@evil.example/',
  'https://alice.ton.evil.example/',
  'https://tonviewer.com/',
  'https://tonviewer.com/blog/2023',
  'https://testnet.tonscan.org/block/182',
  'https://testnet.tonviewer.com/alice.ton',
  `https://tonviewer.com/block/${hash}`,
  'https://explorer.toncoin.org/block?workchain=0&seqno=182',
  `https://explorer.toncoin.org/transaction?account=${usdt}&hash=${hash.slice(1)}`,
  `https://explorer.toncoin.org/search?roothash=${hash}`,
  `https://tonapi.io/v2/accounts/${usdt}/jettons/${elector}`,
  'https://t.me/durov/123',
  'https://t.me/+AbCdEfGh',
  'https://t.me/joinchat/abcdef',
  'https://t.me/share',
  'ton://transfer/17',
  `ton://transfer/${hash}`,
  'ton:',
  'hello',
  '<script>alert(1)</script>',
  `${usdt} ${elector}`,
])('classify returns “unknown” for %j', text => {
  expect(classify(text)).toEqual(unknown)
})

test.each([`ton://transfer/${mistyped}`, `https://tonviewer.com/${mistyped}`])(
  'classify reports the mistyped address in %j',
  text => {
    expect(classify(text)).toEqual(wrong)
  },
)

const addresses = fc
  .tuple(fc.constantFrom(-1, 0), fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.boolean(), fc.boolean())
  .map(([workchain, account, bounceable, testOnly]) =>
    formatAddress(`${workchain}:${Buffer.from(account).toString('hex')}`, { bounceable, testOnly }),
  )
const noise = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 })

test('classify finds an address within noise, in either alphabet', () => {
  const cases = fc.tuple(noise(' \t"“«<([{*\u200b'), addresses, noise(' \n.,;:!?)]}>”»"/\u200d\ufeff'), fc.boolean())
  fc.assert(
    fc.property(cases, ([before, written, after, isPlain]) => {
      const typed = isPlain ? written.replaceAll('-', '+').replaceAll('_', '/') : written
      expect(classify(before + typed + after)).toEqual({ kind: 'address', address: written })
    }),
    { numRuns: 500 },
  )
})

test('classify returns a result for any text, and an address only where one is', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: fc.constantFrom(...'/?&=#:,()%@0-9aEQ.ton'), maxLength: 80 }),
    fc.webPath().map(path => `https://tonviewer.com${path}`),
  )
  fc.assert(
    fc.property(texts, text => {
      const { kind } = classify(text)
      expect(['block', 'transaction', 'domain', 'empty', 'unknown', 'wrong-checksum']).toContain(kind)
    }),
    { numRuns: times(2000) },
  )
})
