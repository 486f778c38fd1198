import { expect, test } from 'vitest'
import { classify } from '../../../src/domain/search.ts'

const hash = 'fec4f77e8b72eec62d14944d9cf99171a32c03783c8e6e30590aabbe35236f9b'
const digits = '1'.repeat(64)
const usdt = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'
const raw = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe'
const block = (seqno: number) => ({ kind: 'block', id: { workchain: -1, shard: '8000000000000000', seqno } })

test.each([
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  ['0', block(0)],
  ['  34336028 ', block(34336028)],
  ['4294967295', block(4294967295)],
  ['4294967296', { kind: 'unknown' }],
  [digits, { kind: 'transaction', hash: digits }],
  [usdt, { kind: 'address', address: usdt }],
  ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs', { kind: 'address', address: usdt }],
  [raw, { kind: 'address', address: usdt }],
  [
    'Uf8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMxYA',
    { kind: 'address', address: 'Uf8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMxYA' },
  ],
  [
    'kf8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM_BP',
    { kind: 'address', address: 'kf8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM_BP' },
  ],
  ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt', { kind: 'wrong-checksum' }],
  [hash, { kind: 'transaction', hash }],
  [`0x${hash.toUpperCase()}`, { kind: 'transaction', hash }],
  ['/sT3foty7sYtFJRNnPmRcaMsA3g8jm4wWQqrvjUjb5s=', { kind: 'transaction', hash }],
  ['_sT3foty7sYtFJRNnPmRcaMsA3g8jm4wWQqrvjUjb5s', { kind: 'transaction', hash }],
  [hash.slice(1), { kind: 'unknown' }],
  ['Wallet.TON', { kind: 'domain', domain: 'wallet.ton' }],
  ['sub.wallet.ton', { kind: 'domain', domain: 'sub.wallet.ton' }],
  ['durov.t.me', { kind: 'domain', domain: 'durov.t.me' }],
  ['.ton', { kind: 'unknown' }],
  ['wallet.com', { kind: 'unknown' }],
  ['(-1,8000000000000000,42)', block(42)],
  ['(0,a000000000000000,42)', { kind: 'block', id: { workchain: 0, shard: 'a000000000000000', seqno: 42 } }],
  ['0,8000000000000000,7', { kind: 'block', id: { workchain: 0, shard: '8000000000000000', seqno: 7 } }],
  ['(0,0000000000000000,42)', { kind: 'unknown' }],
  [`https://tonviewer.com/${usdt}`, { kind: 'address', address: usdt }],
  [`https://tonviewer.com/transaction/${hash}`, { kind: 'transaction', hash }],
  [`tonscan.org/tx/${hash}?utm=1`, { kind: 'transaction', hash }],
  [`https://explorer.toncoin.org/account?account=${usdt}`, { kind: 'address', address: usdt }],
  ['https://tonviewer.com/block/%28-1%2C8000000000000000%2C42%29', block(42)],
  [`https://evil.example/${usdt}`, { kind: 'unknown' }],
  ['hello', { kind: 'unknown' }],
  ['<script>alert(1)</script>', { kind: 'unknown' }],
])('%j', (text, finding) => {
  expect(classify(text)).toEqual(finding)
})
