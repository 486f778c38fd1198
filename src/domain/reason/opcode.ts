import type { Body, Message } from '../transaction/transaction.ts'

/** Names of operations by the first 32 bits of a message's body: TEP-62, 74, 81, 85, 89, the elector, wallets and pools. */
const NAMES: Record<number, string> = {
  0: 'Text comment',
  560454219: 'Encrypted comment',
  4294967295: 'Bounced message',
  4294967294: 'Bounced message',
  260734629: 'Jetton transfer',
  1935855772: 'Jetton transfer notification',
  395134233: 'Jetton internal transfer',
  1499400124: 'Jetton burn',
  2078119902: 'Jetton burn notification',
  1680571655: 'Jetton mint',
  1694626644: 'Jetton change of admin',
  4220051737: 'Jetton claim of admin',
  621336170: 'Jetton upgrade',
  593276754: 'Jetton call to a wallet',
  3414567170: 'Jetton change of metadata',
  3547469196: 'Top-up',
  4006754003: 'Jetton wallet status',
  745978227: 'Jetton wallet address request',
  3513996288: 'Jetton wallet address',
  1607220500: 'NFT transfer',
  85167505: 'NFT ownership assigned',
  801842850: 'NFT static data request',
  2339837749: 'NFT static data',
  436968785: 'NFT content edit',
  1765620048: 'Royalty request',
  2831876269: 'Royalty',
  3576854235: 'Excesses',
  81711432: 'SBT proof request',
  86296494: 'SBT ownership proof',
  3502489578: 'SBT owner request',
  232130531: 'SBT owner',
  520377210: 'SBT destruction',
  1871312355: 'SBT revocation',
  1320284409: 'DNS record change',
  1322339173: 'DNS balance release',
  1434249760: 'DNS bid returned',
  923790417: 'DNS auction top-up',
  1153347137: 'DNS governance decision',
  1936287598: 'Wallet request, signed',
  1936289396: 'Wallet request, relayed',
  1702392942: 'Wallet request of an extension',
  1886156135: 'Plugin payment request',
  4033639783: 'Plugin payment',
  1685288050: 'Plugin removal',
  1316189259: 'Elector: new stake',
  1197831204: 'Elector: stake recovery request',
  4084484172: 'Elector: stake accepted',
  4000269644: 'Elector: stake returned',
  4184830756: 'Elector: stake recovered',
  4294967293: 'Elector: answer to an unknown request',
  1314280276: 'Elector: new validator set',
  4000730955: 'Config: validator set accepted',
  4000730991: 'Config: validator set refused',
  1699500148: 'Elections: stake request',
  2077040623: 'Pool deposit',
  3665837821: 'Pool withdrawal',
  1205158801: 'Liquid staking deposit',
  832244956: 'Liquid staking withdrawal',
  2490013878: 'Deploy',
  2952335191: 'Deployed',
  1829761339: 'Deploy by a factory',
  2174598809: 'Change of owner',
  846932810: 'Owner changed',
}

/** What an operation is called, or null when its number says nothing here. */
export const opcodeName = (opcode: number) => NAMES[opcode] ?? null

/** An operation's number as contracts write it: 0x and eight hex digits. */
export const formatOpcode = (opcode: number) => `0x${opcode.toString(16).padStart(8, '0')}`

const named = (opcode: number) => opcodeName(opcode) ?? `Operation ${formatOpcode(opcode)}`

/** What a message's body is, in a few words. */
export function bodyName(body: Body): string {
  switch (body.kind) {
    case 'empty':
      return 'Transfer'
    case 'comment':
      return 'Text comment'
    case 'encrypted-comment':
      return 'Encrypted comment'
    case 'operation':
      return named(body.opcode)
    case 'bounced':
      return body.opcode === null ? 'Bounced message' : `Bounced: ${named(body.opcode)}`
    default:
      return 'Unreadable body'
  }
}

/** What a message is. Requests from outside begin with a signature at most wallets, so that their first bits name no operation. */
export function messageName({ kind, body }: Pick<Message, 'kind' | 'body'>): string {
  const isUnnamed = body.kind === 'unknown' || (body.kind === 'operation' && !opcodeName(body.opcode))
  return kind === 'external-in' && isUnnamed ? 'Signed request' : bodyName(body)
}
