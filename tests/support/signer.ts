import { Cell } from '@ton/core'
import { DEFAULT_SEED } from '../../scripts/localnet/network.ts'
import { type Order, Wallet, type WalletVersion } from '../../scripts/localnet/scenario/wallet.ts'
import type { EmbeddedNetwork } from './network.ts'

/** A wallet of the embedded network's people, which signs as they do. */
export const walletOf = (name: string, version: WalletVersion) => new Wallet(DEFAULT_SEED, name, version)

const hex = (cell: Cell) => cell.hash().toString('hex')

/** Sends a signed message to the node API, where it waits for the next block; returns its hash. */
export async function sendAs(wallet: Wallet, network: EmbeddedNetwork, ...orders: Order[]): Promise<string> {
  const api = `${network.origin}/api/v2`
  const { now, masterchain } = await network.state()
  const address = encodeURIComponent(wallet.address.toRawString())
  const { result } = await (await fetch(`${api}/getAddressInformation?address=${address}`)).json()
  const chain = { now, head: () => ({ seqno: masterchain }), account: () => ({ data: Cell.fromBase64(result.data) }) }
  const message = wallet.sign(chain as never, orders)
  const answer = await fetch(`${api}/sendBoc`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ boc: message.toBoc().toString('base64') }),
  })
  if (!answer.ok) throw new Error(`the message was refused: ${await answer.text()}`)
  return hex(message)
}
