/** Changes that a request asks for, in Inspect and while it is pending. */
import { beginCell, type Cell as CoreCell, external, SendMode, storeMessage } from '@ton/core'
import { WalletContractV4, WalletContractV5R1 } from '@ton/ton'
import { expect, test } from 'vitest'
import { inspect } from '../../../src/domain/inspect/inspect.ts'
import { readSigned } from '../../../src/providers/bytes/read-signed.ts'
import { alice, BOB, CAROL, carol } from '../ton/support/references.ts'
import { letter, letterCell, outList } from '../ton/support/requests.ts'

const wallet = { workchain: 0, publicKey: Buffer.alloc(32, 5) }
const secretKey = Buffer.alloc(64, 5)
const asked = { seqno: 9, secretKey, timeout: 1_767_225_600, sendMode: SendMode.PAY_GAS_SEPARATELY }

/** Actions of a wallet v5: a payment of 1 nanoTON to Bob, and Carol may spend everything from now on. */
const actions: Parameters<WalletContractV5R1['createRequest']>[0]['actions'] = [
  { type: 'sendMsg', mode: SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS, outMsg: letter(1n) },
  { type: 'addExtension', address: carol },
]
const takeover = WalletContractV5R1.create(wallet).createRequest({ ...asked, actions })
/** A plugin that may take TON from now on. */
const plugin = WalletContractV4.create(wallet).createRequest({
  ...asked,
  action: { type: 'addPlugin', address: carol, forwardAmount: 1n, queryId: 0n },
})
/** A payment to Bob, and other code for the wallet. */
const newCode = beginCell()
  .storeBuffer(Buffer.alloc(64, 7))
  .storeRef(
    beginCell()
      .storeUint(1_767_225_600, 64)
      .storeUint(9, 16)
      .storeRef(
        beginCell()
          .storeRef(outList([letterCell(1n)]))
          .storeUint(0xad4de08e, 32)
          .storeRef(beginCell().storeUint(1, 8)),
      ),
  )
  .endCell()
/** A multisig's order: a payment to Bob, and Carol alone decides from now on. */
const leaf = (key: number, action: CoreCell) => ({ key, action })
function orderOf(...leaves: { key: number; action: CoreCell }[]): CoreCell {
  const [a, b] = leaves
  // Hashmap 8 of keys 0 and 128: a fork at the first bit, labels of seven zeros (`hml_same`).
  const edge = (action: CoreCell) => beginCell().storeUint(0b110, 3).storeUint(7, 3).storeRef(action).endCell()
  return beginCell().storeUint(0, 2).storeRef(edge(a!.action)).storeRef(edge(b!.action)).endCell()
}
const signers = beginCell().storeUint(0b110, 3).storeUint(8, 4).storeAddress(carol).endCell()
const multisig = beginCell()
  .storeUint(0x75097f5d, 32)
  .storeUint(0, 64)
  .storeRef(
    orderOf(
      leaf(0, beginCell().storeUint(0xf1381e5b, 32).storeUint(3, 8).storeRef(letterCell(1n)).endCell()),
      leaf(128, beginCell().storeUint(0x1d0cfbd3, 32).storeUint(1, 8).storeRef(signers).storeBit(0).endCell()),
    ),
  )
  .endCell()

const message = (body: CoreCell) =>
  beginCell()
    .store(storeMessage(external({ to: alice, body })))
    .endCell()

async function requestsIn(cell: CoreCell) {
  const read = await inspect(Uint8Array.from(cell.toBoc()), async () => {})
  if (read.kind !== 'read') throw new Error(read.why)
  return read.roots[0]!.kinds.flatMap(kind => ('requests' in kind ? kind.requests : []))
}

test.each([
  ['a wallet v4 that installs a plugin', message(plugin), [{ kind: 'plugin-added', who: CAROL }]],
  ['a wallet v4 that installs a plugin, alone', plugin, [{ kind: 'plugin-added', who: CAROL }]],
  ['a preprocessed wallet that replaces its code', message(newCode), [{ kind: 'code' }]],
  ['a preprocessed wallet that replaces its code, alone', newCode, [{ kind: 'code' }]],
  ['a multisig that gets another signer', message(multisig), [{ kind: 'signers', threshold: 1, signers: 1 }]],
])('Inspect tells what else is asked of %s', async (_, cell, changes) => {
  expect(await requestsIn(cell)).toContainEqual(expect.objectContaining({ changes }))
})

test.each([
  ['a payment and a new extension', takeover],
  ['a new plugin', plugin],
  ['a payment and new code', newCode],
])('a pending request with %s names all that it asks for', (_, body) => {
  const cell = message(body)
  const hash = cell.hash().toString('hex')
  const parts = {
    hash,
    hash_norm: null,
    source: null,
    destination: alice.toRawString(),
    import_fee: '0',
    init: null,
    body: new Uint8Array(body.toBoc()),
  }
  const signed = readSigned(parts as never, hash)
  expect(signed?.account).toBe(alice.toRawString())
  const order = JSON.stringify(signed?.order)
  expect(order).toMatch(body === newCode ? /code/ : new RegExp(CAROL))
  if (body !== plugin) expect(order).toContain(BOB)
})
