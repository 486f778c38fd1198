import { beginCell, type Cell as CoreCell, Dictionary, SendMode } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { WalletContractV4, WalletContractV5R1 } from '@ton/ton'
import { describe, expect, test } from 'vitest'
import { BOB, bob, CAROL, carol, cell } from './support/references.ts'
import { letter, letterCell, loggedRequest, paid, requestIn, returnedRequest, THREE } from './support/requests.ts'

const { publicKey, secretKey } = keyPairFromSeed(Buffer.alloc(32, 5))
const UNTIL = 1_767_225_600
const asked = { seqno: 9, secretKey, timeout: UNTIL, sendMode: SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS }
const messages = [letter(1n), letter(2n, carol), letter(3n)]
const wallet = { workchain: 0, publicKey }
const [v4, v5] = [WalletContractV4.create(wallet), WalletContractV5R1.create(wallet)]

describe('requests of contracts to contracts', () => {
  const op = (opcode: number) => beginCell().storeUint(opcode, 32).storeUint(7, 64)
  const order = (...actions: CoreCell[]) => {
    const all = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Cell())
    for (const [place, action] of actions.entries()) all.set(place, action)
    return beginCell().storeDictDirect(all).endCell()
  }
  const send = beginCell().storeUint(0xf1381e5b, 32).storeUint(3, 8).storeRef(letterCell(1n)).endCell()
  const signers = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Address()).set(0, bob).set(1, carol)
  const update = beginCell()
    .storeUint(0x1d0cfbd3, 32)
    .storeUint(1, 8)
    .storeRef(beginCell().storeDictDirect(signers).endCell())
    .storeBit(0)
    .endCell()
  const newOrder = (all: CoreCell) =>
    op(0xf718510f).storeUint(1, 256).storeBit(1).storeUint(0, 8).storeUint(UNTIL, 48).storeRef(all).endCell()
  const execute = (all: CoreCell) =>
    op(0x75097f5d).storeUint(1, 256).storeUint(UNTIL, 48).storeUint(2, 8).storeUint(9, 256).storeRef(all).endCell()

  test('a new order of a multisig v2 is read as a proposal', () => {
    const request = requestIn(newOrder(order(send, update)), 'contract')
    expect(request).toMatchObject({ family: 'multisig-v2', direct: null, sure: false })
    expect(request?.changes).toEqual([{ kind: 'signers', threshold: 1, signers: 2 }])
    expect(paid(request)).toEqual(THREE.slice(0, 1))
  })

  test('an executed order of a multisig v2 is read without its unknown actions, and is not sure to be done', () => {
    const request = requestIn(execute(order(send, op(0x12345678).endCell())), 'contract')
    expect(request).toMatchObject({ family: 'multisig-v2', direct: 1, sure: false, changes: [] })
    const internally = op(0xa32c59bf).storeRef(order(send)).endCell()
    expect(requestIn(internally, 'contract')).toMatchObject({ direct: 1, sure: false })
  })

  test('a vesting contract is asked to send a message or to extend its whitelist', () => {
    const message = op(0xa7733acd).storeUint(3, 8).storeRef(letterCell(1n)).endCell()
    const unsure = { family: 'vesting', sure: false, answers: true }
    expect(requestIn(message, 'contract')).toMatchObject({ ...unsure, direct: 1 })
    const more = beginCell().storeAddress(carol).endCell()
    const list = op(0x7258a69b).storeAddress(bob).storeMaybeRef(null).storeRef(more).endCell()
    const request = requestIn(list, 'contract')
    expect(request).toMatchObject({ ...unsure, direct: null })
    expect(request?.changes).toEqual([
      { kind: 'whitelisted', who: BOB },
      { kind: 'whitelisted', who: CAROL },
    ])
  })

  test('requests that replace an owner or code are read as changes', () => {
    expect(requestIn(op(0x819dbe99).storeAddress(bob).endCell(), 'contract')?.changes).toEqual([
      { kind: 'owner', who: BOB },
    ])
    for (const opcode of [0x2508d66a, 0x4e436f64, 0x96e7f528]) {
      const upgrade = op(opcode).storeRef(cell(1)).storeRef(cell(2)).endCell()
      expect(requestIn(upgrade, 'contract')?.changes).toEqual([{ kind: 'code' }])
    }
  })

  test('a relayed request is not sure to have been executed', () => {
    const relayed = v5.createTransfer({ ...asked, messages, authType: 'internal' })
    expect(requestIn(relayed, 'contract')).toMatchObject({ family: 'v5', sure: false, direct: 3 })
  })

  test('a returned or logged body contains no request', () => {
    const owner = op(0x819dbe99).storeAddress(bob).endCell()
    expect(requestIn(owner, 'contract')).not.toBeNull()
    expect([returnedRequest(owner), loggedRequest(owner)]).toEqual([null, null])
  })

  test('a plain transfer, and a signature to another contract, contain no request', () => {
    expect(requestIn(beginCell().endCell(), 'contract')).toBeNull()
    expect(requestIn(v4.createTransfer({ ...asked, messages }), 'contract')).toBeNull()
    expect(requestIn(beginCell().storeUint(0x7369676e, 32).endCell())).toBeNull()
  })
})
