import { Cell } from '@ton/core'
import { readAddress } from '../../http/encode.ts'
import { addressForms } from '../../node-api/addresses.ts'
import { configOf } from '../../node-api/config.ts'
import { decodedMessage } from '../bodies/wallet-message.ts'
import type { Call, Handler } from '../call.ts'
import { blockchainConfig, rawConfig } from '../config.ts'
import { badRequest, notFound } from '../refusal.ts'
import { get, post } from './route.ts'

const parse: Handler = call => {
  const text = call.param('account_id')
  const address = readAddress(text)
  if (!address) throw badRequest(`can't decode address ${text}`)
  return addressForms(text, address)
}

function bodyCell(call: Call): Cell {
  const boc = call.fields().boc
  try {
    const text = String(boc)
    return /^[0-9a-f]+$/i.test(text) ? Cell.fromHex(text) : Cell.fromBase64(text)
  } catch {
    throw badRequest('invalid boc')
  }
}

const send: Handler = call => {
  call.world.chain.sendExternal(bodyCell(call))
  return {}
}

/** Current configuration for any masterchain block, as it changes rarely. */
const config: Handler = ({ world }) => blockchainConfig(world.chain.config)

const nobody: Handler = () => {
  throw notFound()
}

/** Further routes. Features that this network lacks are answered as empty. */
export const restRoutes = [
  get('AddressParse', '/v2/address/{account_id}/parse', parse),
  post('DecodeMessage', '/v2/message/decode', call => decodedMessage(call.world, bodyCell(call))),
  post('SendBlockchainMessage', '/v2/blockchain/message', send),
  get('GetBlockchainConfig', '/v2/blockchain/config', config),
  get('GetRawBlockchainConfig', '/v2/blockchain/config/raw', ({ world }) =>
    rawConfig(configOf(world.chain, world.degradation.proofs)),
  ),
  get('GetBlockchainConfigFromBlock', '/v2/blockchain/masterchain/{masterchain_seqno}/config', config),
  get('GaslessConfig', '/v2/gasless/config', () => ({ relay_address: `0:${'0'.repeat(64)}`, gas_jettons: [] })),
  get('GetStorageProviders', '/v2/storage/providers', () => ({ providers: [] })),
  get('GetMultisigAccount', '/v2/multisig/{account_id}', nobody),
]
