import { readBoc } from './boc.ts'
import type { Field } from './body.ts'
import { fromBase64 } from './bytes.ts'
import type { Cell } from './cell.ts'
import { readFields } from './layout.ts'
import { readBody } from './read-body.ts'
import { Slice } from './slice.ts'

const START = 'H.signature,u32.wallet id,t.valid until,u32.seqno'

/** Layouts of requests that start with a signature, by contract type (ton-blockchain/wallet-contract, highload-wallet-contract). */
const layouts: [types: RegExp, layout: string][] = [
  [/^wallet_v1/, 'H.signature,u32.seqno,M.messages'],
  [/^wallet_v2/, 'H.signature,u32.seqno,t.valid until,M.messages'],
  [/^wallet_(?:v3|vesting)/, `${START},M.messages`],
  [/^wallet_v4/, `${START},u8.operation,M.messages`],
  [/^wallet_highload_v2/, 'H.signature,u32.wallet id,u64.query id,S.messages'],
  [
    /^wallet_highload_v3/,
    'H.signature,[u32.wallet id,R.message,u8.mode,u23.query id,t64.created at,u22.seconds until timeout]',
  ],
  [/^wallet_preprocessed/, 'H.signature,[t64.valid until,u16.seqno,O.messages]'],
]

/** Requests of wallet v4 that deploy, install or remove a plugin. */
const PLUGINS = `${START},u8.operation,x.request`
/** Bits before the operation of a wallet v4. */
const BEFORE_OPERATION = 512 + 3 * 32
/** Minimum bits of a plugin operation: operation, workchain, amount. Two messages' modes are shorter. */
const MIN_PLUGIN_BITS = 8 + 8 + 4

export type WalletRequest = { fields: Field[]; cut: boolean; contract: string }

/**
 * Reads a signed request (bag of cells in base64) by the first contract with a known layout. Null if none exists, such as for contracts
 * with opcodes, or for invalid bytes.
 */
export function readWalletRequest(boc: string, contracts: string[]): WalletRequest | null {
  for (const contract of contracts) {
    const layout = layouts.find(([types]) => types.test(contract))?.[1]
    if (layout) return readAs(boc, contract, layout)
  }
  return null
}

function isAboutPlugins(contract: string, request: Slice): boolean {
  const rest = request.fork()
  if (!contract.startsWith('wallet_v4') || rest.bitsLeft < BEFORE_OPERATION + 8) return false
  rest.skip(BEFORE_OPERATION)
  return rest.uint(8) > 0
}

function readAs(boc: string, contract: string, layout: string): WalletRequest | null {
  try {
    return readCellAs(readBoc(fromBase64(boc) ?? new Uint8Array()), contract, layout)
  } catch {
    return null
  }
}

function readCellAs(cell: Cell, contract: string, layout: string): WalletRequest {
  const from = new Slice(cell)
  const own = isAboutPlugins(contract, from) ? PLUGINS : layout
  return { ...readFields(from, own, inner => readBody(inner, false)), contract }
}

/** One contract per layout. */
const FAMILIES = [
  'wallet_v1',
  'wallet_v2',
  'wallet_v3',
  'wallet_v4',
  'wallet_highload_v2',
  'wallet_highload_v3',
  'wallet_preprocessed',
]

/** All interpretations of a cell as a request that starts with a signature: one per layout that matches completely. */
export function walletRequestsIn(cell: Cell): WalletRequest[] {
  if (cell.exotic) return []
  return FAMILIES.flatMap(contract => {
    const layout = layouts.find(([types]) => types.test(contract))?.[1] ?? ''
    const read = readCellAs(cell, contract, layout)
    const isShort = isAboutPlugins(contract, new Slice(cell)) && cell.bits < BEFORE_OPERATION + MIN_PLUGIN_BITS
    return isShort || read.cut || read.fields.some(({ name }) => name === 'rest') ? [] : [read]
  })
}
