import { readBoc } from '../../ton/boc.ts'
import { fromHex } from '../../ton/bytes.ts'
import { hashCell } from '../../ton/cell-hash.ts'
import { proveAccount } from '../../ton/proof/account-proof.ts'
import { type Checked, prove } from '../../ton/proof/checked.ts'
import { verifyEd25519 } from '../../ton/proof/ed25519.ts'
import { proveShardBlock } from '../../ton/proof/shard-blocks.ts'
import { readBody } from '../../ton/read-body.ts'
import { Slice } from '../../ton/slice.ts'
import * as vectors from './vectors.ts'

/** Self-tests in this browser; `false …` inputs must be rejected. */
const CHECKS = [
  'hash',
  'body',
  'account',
  'false account',
  'shard block',
  'false shard block',
  'signature',
  'false signature',
] as const
type CheckName = (typeof CHECKS)[number]

/** `impossible`: the browser lacks a required feature. `took` is in ms. */
export type Outcome = { name: CheckName; outcome: 'passed' | 'failed' | 'impossible'; took: number }

const bytesOf = (hex: string) => fromHex(hex) ?? new Uint8Array()

/** The empty cell and its representation hash. */
const EMPTY = bytesOf('b5ee9c72010101010002000000')
const EMPTY_HASH = '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7'

/** A jetton transfer of 1,000 units (TEP-74) whose addresses are `addr_none`. */
const TRANSFER = bytesOf('b5ee9c7201010101001200001f0f8a7ea50000000000000000203e8002')

/** RFC 8032, section 7.1, test 2. */
const KEY = bytesOf('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c')
const MESSAGE = bytesOf('72')
const SIGNATURE = bytesOf(
  '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
)

/** The bytes with one bit flipped. */
const spoil = (bytes: Uint8Array, at: number) => bytes.with(at, (bytes[at] ?? 0) ^ 1)

const account = (proof: Uint8Array) => proveAccount(proof, vectors.accountState, vectors.shardBlock, vectors.account)
const shardBlock = (proof: Uint8Array) =>
  proveShardBlock([{ proof, id: vectors.shardBlock }], vectors.masterchainBlock, vectors.shardBlock)
const signature = (message: Uint8Array) => prove(() => verifyEd25519(KEY, SIGNATURE, message))

const isProved = ({ kind }: Checked<unknown>) => kind === 'proved'
const isRefused = ({ kind }: Checked<unknown>) => kind === 'contradicted'

/** Result of each test: true if passed, null if the browser cannot run it. */
const TRIALS: Record<CheckName, () => Promise<boolean | null>> = {
  hash: async () => hashCell(readBoc(EMPTY)) === EMPTY_HASH,
  body: async () => {
    const body = readBody(new Slice(readBoc(TRANSFER)), false)
    return body.kind === 'operation' && body.fields.some(({ kind, value }) => kind === 'units' && value === '1000')
  },
  account: async () => {
    const checked = await account(vectors.accountProof)
    if (checked.kind !== 'proved') return false
    const { balance, lastLt } = vectors.held
    return checked.facts?.lastLt === lastLt && checked.facts.state?.balance === balance
  },
  'false account': async () => isRefused(await account(spoil(vectors.accountProof, 900))),
  'shard block': async () => isProved(await shardBlock(vectors.shardProof)),
  'false shard block': async () => isRefused(await shardBlock(spoil(vectors.shardProof, 900))),
  signature: async () => factOf(await signature(MESSAGE)),
  'false signature': async () => {
    const fits = factOf(await signature(spoil(MESSAGE, 0)))
    return fits === null ? null : !fits
  },
}

const factOf = (checked: Checked<boolean>) => (checked.kind === 'proved' ? checked.facts : null)

async function passes(name: CheckName): Promise<boolean | null> {
  try {
    return await TRIALS[name]()
  } catch {
    return false
  }
}

/** Runs all tests on known bytes, one after another, without requests. */
export async function* runChecks(now: () => number): AsyncGenerator<Outcome> {
  for (const name of CHECKS) {
    const began = now()
    const passed = await passes(name)
    const outcome = passed === null ? 'impossible' : passed ? 'passed' : 'failed'
    yield { name, outcome, took: now() - began }
  }
}
