import {
  type Address,
  beginCell,
  type Cell as CoreCell,
  external,
  internal,
  storeMessage,
  storeMessageRelaxed,
} from '@ton/core'
import { readBoc } from '../../../../src/ton/boc.ts'
import { createHasher } from '../../../../src/ton/cell-hash.ts'
import { readMessage } from '../../../../src/ton/message.ts'
import { readRequest } from '../../../../src/ton/request/request.ts'
import { alice, BOB, bob, CAROL } from './references.ts'

/** The external message with a body, as a bag of cells. */
const externalBag = (body: CoreCell) =>
  beginCell()
    .store(storeMessage(external({ to: alice, body })))
    .endCell()

const internalBag = (body: CoreCell, bounced = false) =>
  beginCell()
    .store(
      storeMessage({
        info: {
          type: 'internal',
          ihrDisabled: true,
          bounce: true,
          bounced,
          src: bob,
          dest: alice,
          value: { coins: 5n },
          ihrFee: 0n,
          forwardFee: 0n,
          createdLt: 1n,
          createdAt: 1,
        },
        body,
      }),
    )
    .endCell()

function requestOf(message: CoreCell) {
  const root = readBoc(message.toBoc({ idx: false }))
  const hashOf = createHasher()
  return readRequest(readMessage(root, hashOf), root, hashOf)
}

/** The request in a body that came from outside, or from another contract. */
export const requestIn = (body: CoreCell, from: 'outside' | 'contract' = 'outside') =>
  requestOf(from === 'outside' ? externalBag(body) : internalBag(body))

/** The request in a body that a message with the bounced flag brings. */
export const returnedRequest = (body: CoreCell) => requestOf(internalBag(body, true))

/** The request in a body that a contract writes to the outside world. */
export const loggedRequest = (body: CoreCell) =>
  requestOf(
    beginCell()
      .store(storeMessage({ info: { type: 'external-out', src: alice, createdLt: 1n, createdAt: 1 }, body }))
      .endCell(),
  )

/** A message to send, as wallets are given it. */
export const letter = (value: bigint, to: Address = bob, body?: CoreCell) =>
  internal({ to, value, bounce: true, ...(body && { body }) })
export const letterCell = (value: bigint, to?: Address, body?: CoreCell) =>
  beginCell()
    .store(storeMessageRelaxed(letter(value, to, body)))
    .endCell()

/** Actions of a contract, the last one outermost (`OutList` of block.tlb). */
export const outList = (messages: CoreCell[], mode = 3): CoreCell =>
  messages.reduce(
    (list, message) =>
      beginCell().storeRef(list).storeUint(0x0ec3c86d, 32).storeUint(mode, 8).storeRef(message).endCell(),
    beginCell().endCell(),
  )

/** Payees of a request with their amounts, in its order. */
export const paid = (request: ReturnType<typeof requestIn>) =>
  request?.orders.map(({ mode, message }) => [mode, message.destination, message.value])
/** The payees of three letters: 1, 2 and 3 nanoTON to Bob, Carol and Bob. */
export const THREE = [
  [3, BOB, '1'],
  [3, CAROL, '2'],
  [3, BOB, '3'],
]
