import { expect, test } from 'vitest'
import { explainAction, explainExit } from '../../../src/domain/reason/exit-code.ts'

test.each([
  [2, {}, 'Stack underflow (exit code 2)'],
  [13, {}, 'Out of gas (exit code 13)'],
  [-14, {}, 'Out of gas (exit code -14)'],
  [9, { interfaces: ['jetton_wallet'] }, 'Cell underflow: the message is shorter than expected (exit code 9)'],
  [33, { interfaces: ['wallet_v3r2'] }, 'Wrong seqno (exit code 33)'],
  [33, { interfaces: ['wallet_highload_v3r1'] }, 'Wrong signature (exit code 33)'],
  [36, { interfaces: ['wallet_v4r2'] }, 'Expired (exit code 36)'],
  [133, { interfaces: ['wallet_v5r1'] }, 'Wrong seqno (exit code 133)'],
  [133, { opcode: 0x7369676e }, 'Wrong seqno (exit code 133)'],
  [133, {}, 'Refused by the contract (exit code 133; in Tact: contract stopped)'],
  [73, { interfaces: ['jetton_master'] }, 'Not sent by the owner (exit code 73)'],
  [47, { interfaces: ['jetton_wallet_governed'] }, 'Not enough jettons (exit code 47)'],
  [709, { opcode: 0x0f8a7ea5 }, 'Too little TON for gas (exit code 709)'],
  [401, { opcode: 0x5fcc3d14 }, 'Not sent by the owner (exit code 401)'],
  [402, { interfaces: ['nft_item'] }, 'Wrong index, or too little TON for fees (exit code 402)'],
  [407, { interfaces: ['nft_item', 'dns_item'] }, 'The bid is too low (exit code 407)'],
  [450, { interfaces: ['nft_sale_getgems_v3'] }, 'Too little TON for the price (exit code 450)'],
  [404, { interfaces: ['nft_sale_getgems_v4'] }, 'Sold or cancelled already (exit code 404)'],
  [4501, { interfaces: ['nft_sale_getgems_v4'] }, 'Too few jettons for the price (exit code 4501)'],
  [1000, { interfaces: ['nft_auction_getgems_v3'] }, 'The bid is too low (exit code 1000)'],
  [1000, { interfaces: ['storm_vamm'] }, 'Invalid price message (exit code 1000)'],
  [35, { interfaces: ['wallet_v4r2'] }, 'Wrong signature (exit code 35)'],
  [35, { interfaces: ['wallet_v3r2'] }, 'Wrong signature, or expired (exit code 35)'],
  [65535, {}, 'Unknown operation (exit code 65535)'],
  [33, {}, 'Refused by the contract (exit code 33)'],
  [4711, { interfaces: ['wallet_v4r2'] }, 'Refused by the contract (exit code 4711)'],
])('explainExit explains exit code %i, given %j', (code, circumstances, words) => {
  expect(explainExit(code, circumstances)).toBe(words)
})

test.each<[string, number, number[]]>([
  ['Wrong seqno', 133, [0x7369676e, 0x73696e74, 0x6578746e]],
  ['Not enough jettons', 706, [0x0f8a7ea5, 0x178d4519, 0x595f07bc, 0x7bdd97de, 0x642b7d07, 0x2c76b973]],
  ['The bid is too low', 407, [0x4eb1f0f9, 0x4ed14b65]],
  ['Not sent by the editor', 410, [0x5fcc3d14, 0x693d3950, 0x2fcb26a2, 0x04ded148, 0xd0c3bfea]],
])('“%s” (%i) is the explanation for each operation of its kind of contract', (meaning, code, opcodes) => {
  for (const opcode of opcodes) expect(explainExit(code, { opcode })).toBe(`${meaning} (exit code ${code})`)
})

test.each([
  [32, 'Invalid list of actions (result code 32)'],
  [37, 'Not enough TON (result code 37)'],
  [40, 'Not enough TON to process an outgoing message (result code 40)'],
  [50, 'The account state grew too big (result code 50)'],
  [99, 'An action failed (result code 99)'],
])('result code %i is explained as “%s”', (code, words) => {
  expect(explainAction(code)).toBe(words)
})

const FAMILIES = {
  any: [],
  'wallet v4': ['wallet_v4r2'],
  'wallet v5': ['wallet_v5r1'],
  'highload v3': ['wallet_highload_v3r1'],
  jetton: ['jetton_wallet'],
  nft: ['nft_item'],
  sale: ['nft_sale_v2'],
  auction: ['nft_auction_getgems_v4'],
  dns: ['dns_item'],
  multisig: ['multisig_v2'],
  'multisig order': ['multisig_order_v2'],
}

/** The texts of all exit codes, for a contract with these interfaces, that say more than the number. */
const wordsOf = (interfaces: string[]) =>
  Array.from({ length: 1100 }, (_, i) => i - 20)
    .map(code => explainExit(code, { interfaces }))
    .filter(words => !/^Refused by the contract \(exit code -?\d+\)$/.test(words))

test.each(Object.entries(FAMILIES))('explains every exit code of the contract family “%s”', (_name, interfaces) => {
  expect(wordsOf(interfaces)).toMatchSnapshot()
})

test('explains every result code of an action', () => {
  const words = Array.from({ length: 60 }, (_, code) => explainAction(code))
  expect(words.filter(text => !text.startsWith('An action failed'))).toMatchSnapshot()
})
