import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cell } from '@ton/core'
import { bocHex, hex } from '../../http/encode.ts'
import { contractOf, SOURCES } from '../../scenario/contracts.ts'
import { rawAccount } from '../account.ts'
import type { Call, Handler } from '../call.ts'
import { decodedStack } from '../get-methods/decoded.ts'
import { readArgument, stackRecord } from '../get-methods/stack.ts'
import { methodsOf } from '../methods.ts'
import { badRequest, notFound } from '../refusal.ts'
import { blockchainTransaction } from '../transaction.ts'
import { get, post } from './route.ts'

const MAX_TRANSACTIONS = 1000

const raw: Handler = async call => rawAccount(call.world, await call.account('account_id'))

/** Raw accounts in bulk; omits unknown ones. */
const rawBulk: Handler = call => ({
  accounts: call.bulk().flatMap(address => {
    const known = call.world.chain.account(address)
    return known && known.status !== 'nonexist' ? [rawAccount(call.world, address)] : []
  }),
})

/** Sources of this network's contracts, like verified sources on hosted servers. */
function sourceOf(code: Cell) {
  const contract = contractOf(code)
  if (!contract) return undefined
  const name = `${contract}.tolk`
  const content = readFileSync(join(SOURCES, name), 'utf8')
  return { files: [{ name, content, is_entrypoint: true, is_std_lib: false }] }
}

const inspect: Handler = async call => {
  const code = call.world.chain.account(await call.account('account_id'))?.code
  if (!code) throw notFound('account has no code')
  const source = sourceOf(code)
  return {
    code: bocHex(code),
    code_hash: hex(code.hash()),
    methods: methodsOf(code).map(({ id, method }) => ({ id, method })),
    compiler: 'func',
    ...(source && { source }),
  }
}

const transactions: Handler = async call => {
  const address = await call.account('account_id')
  const limit = call.int('limit', { min: 1, max: MAX_TRANSACTIONS, otherwise: 100 })
  const [before, after] = [call.lt('before_lt'), call.lt('after_lt')]
  const order = call.query.get('sort_order') ?? 'desc'
  if (order !== 'asc' && order !== 'desc') throw badRequest(`invalid sort_order: ${order}`)
  const items = call.world.index
    .transactionsOf(address)
    .filter(item => item.lt > after && (before === 0n || item.lt < before))
  const sorted = order === 'asc' ? items : items.toReversed()
  return { transactions: sorted.slice(0, limit).map(item => blockchainTransaction(call.world, item)) }
}

async function execute(call: Call, args: readonly string[]) {
  const address = await call.account('account_id')
  const { chain } = call.world
  if (!chain.account(address)?.code) throw notFound()
  const method = call.param('method_name')
  const stack = args.map(readArgument)
  // Digits are used as a name: method ids are not supported.
  const answer = await chain.runGetMethod(address, method, stack)
  const success = answer.exitCode === 0 || answer.exitCode === 1
  return {
    success,
    // sent as unsigned
    exit_code: answer.exitCode >>> 0,
    stack: answer.stack.map(stackRecord),
    decoded: success ? decodedStack(method, answer.stack) : undefined,
  }
}

const runMethod: Handler = call => execute(call, call.list('args'))

/** Runs a method with typed arguments: `{"args":[{"type":"slice","value":"0:…"}]}`. */
const runMethodWithBody: Handler = call => {
  const args = call.fields().args
  if (!Array.isArray(args)) throw badRequest('args must be a list')
  return execute(
    call,
    args.map((arg: unknown) => String(arg && typeof arg === 'object' && 'value' in arg ? arg.value : arg)),
  )
}

/** Library by hash: code cells of any account, as none here publishes libraries. */
const library: Handler = call => {
  const hash = call.hash('hash')
  for (const { code } of call.world.chain.accounts()) if (code?.hash().equals(hash)) return { boc: bocHex(code) }
  throw notFound()
}

export const contractRoutes = [
  get('GetBlockchainRawAccount', '/v2/blockchain/accounts/{account_id}', raw),
  post('GetBlockchainRawAccounts', '/v2/blockchain/accounts/_bulk', rawBulk),
  get('BlockchainAccountInspect', '/v2/blockchain/accounts/{account_id}/inspect', inspect),
  get('GetBlockchainAccountTransactions', '/v2/blockchain/accounts/{account_id}/transactions', transactions),
  get('ExecGetMethodForBlockchainAccount', '/v2/blockchain/accounts/{account_id}/methods/{method_name}', runMethod),
  post(
    'ExecGetMethodWithBodyForBlockchainAccount',
    '/v2/blockchain/accounts/{account_id}/methods/{method_name}',
    runMethodWithBody,
  ),
  get('GetLibraryByHash', '/v2/blockchain/libraries/{hash}', library),
]
