import {
  WalletContractV2R1,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5R1,
} from '@ton/ton'
import { hex } from '../http/encode.ts'

const kinds = [
  ['wallet_v2r1', WalletContractV2R1],
  ['wallet_v2r2', WalletContractV2R2],
  ['wallet_v3r1', WalletContractV3R1],
  ['wallet_v3r2', WalletContractV3R2],
  ['wallet_v4r2', WalletContractV4],
  ['wallet_v5r1', WalletContractV5R1],
] as const

const publicKey = Buffer.alloc(32)

/** Well-known wallets by code hash (hex): every indexer knows these without being told. */
export const walletInterfaces: ReadonlyMap<string, string> = new Map(
  kinds.map(([name, wallet]) => [hex(wallet.create({ workchain: 0, publicKey }).init.code.hash()), name]),
)
