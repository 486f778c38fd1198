/** Compiled contracts of this network, and their interfaces as an indexer names them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Cell } from '@ton/core'
import {
  WalletContractV1R3,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5R1,
} from '@ton/ton'

/** Folder with one Tolk file per contract. */
export const SOURCES = join(import.meta.dirname, '../contracts')
const FILE = join(SOURCES, 'contracts.json')

export type ContractName =
  | 'coin-wallet'
  | 'config'
  | 'dns-collection'
  | 'dns-item'
  | 'dns-root'
  | 'elector'
  | 'exchange-pool'
  | 'exchange-router'
  | 'highload-wallet-v2'
  | 'highload-wallet-v3'
  | 'jetton-minter'
  | 'jetton-wallet'
  | 'nft-collection'
  | 'nft-item'
  | 'nft-sale'
  | 'probe'
  | 'relay'
  | 'sbt-item'
  | 'staking-pool'

const INTERFACES: Record<ContractName, readonly string[]> = {
  'coin-wallet': [],
  config: ['config'],
  'dns-collection': ['nft_collection', 'dns'],
  'dns-item': ['nft_item', 'nft_editable', 'dns_item'],
  'dns-root': ['dns'],
  elector: ['elector'],
  'exchange-pool': ['stonfi_pool'],
  'exchange-router': ['stonfi_router'],
  'highload-wallet-v2': ['wallet_highload_v2r2'],
  'highload-wallet-v3': ['wallet_highload_v3r1'],
  'jetton-minter': ['jetton_master'],
  'jetton-wallet': ['jetton_wallet'],
  'nft-collection': ['nft_collection', 'nft_royalty'],
  'nft-item': ['nft_item'],
  'nft-sale': ['nft_sale'],
  probe: [],
  relay: [],
  'sbt-item': ['nft_item', 'sbt'],
  'staking-pool': ['validation_nominator_pool'],
}

const codes = readCodes()

export function code(name: ContractName): Cell {
  const cell = codes.get(name)
  if (!cell) throw new Error(`${name} is not among the compiled contracts`)
  return cell
}

/** Name of the contract with this code; undefined for wallets and unknown code. */
export const contractOf = (cell: Cell): string | undefined =>
  [...codes].find(([, compiled]) => compiled.equals(cell))?.[0]

/** Returns interfaces by code hash in hex, wallets included. */
export function knownInterfaces(): Map<string, readonly string[]> {
  const known = new Map<string, readonly string[]>()
  for (const [name, cell] of codes) {
    if (isContractName(name)) known.set(hashOf(cell), INTERFACES[name])
  }
  const keys = { workchain: 0, publicKey: Buffer.alloc(32) }
  const wallets = {
    wallet_v1r3: WalletContractV1R3.create(keys),
    wallet_v2r2: WalletContractV2R2.create(keys),
    wallet_v3r1: WalletContractV3R1.create(keys),
    wallet_v3r2: WalletContractV3R2.create(keys),
    wallet_v4r2: WalletContractV4.create(keys),
    wallet_v5r1: WalletContractV5R1.create(keys),
  }
  for (const [name, { init }] of Object.entries(wallets)) known.set(hashOf(init.code), [name])
  return known
}

const hashOf = (cell: Cell) => cell.hash().toString('hex')

function isContractName(name: string): name is ContractName {
  return name in INTERFACES
}

function readCodes(): Map<string, Cell> {
  const file: unknown = JSON.parse(readFileSync(FILE, 'utf8'))
  const found = new Map<string, Cell>()
  if (typeof file !== 'object' || file === null) throw new Error('contracts.json holds no contracts')
  for (const [name, entry] of Object.entries(file)) {
    if (typeof entry === 'object' && entry !== null && 'code' in entry && typeof entry.code === 'string') {
      found.set(name, Cell.fromBase64(entry.code))
    }
  }
  return found
}
