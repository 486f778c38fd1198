/** What helps to understand a contract's own code: the operation it refused and the interfaces the indexer found in it. */
export type Circumstances = { opcode?: number | null; interfaces?: string[] }

type Codes = Record<number, string>

const TVM: Codes = {
  2: 'Stack underflow',
  3: 'Stack overflow',
  4: 'Integer overflow',
  5: 'Integer out of range',
  6: 'Invalid instruction',
  7: 'Value of a wrong type',
  8: 'Cell overflow',
  9: 'Cell underflow: the message is shorter than expected',
  10: 'Dictionary error',
  11: 'Unknown error, often an unknown method',
  12: 'Impossible error',
  13: 'Out of gas',
  14: 'Virtualization error',
  [-14]: 'Out of gas',
}

const ACTION: Codes = {
  32: 'Invalid list of actions',
  33: 'Too many actions',
  34: 'Invalid or unsupported action',
  35: 'Invalid source address in an outgoing message',
  36: 'Invalid destination address in an outgoing message',
  37: 'Not enough TON',
  38: 'Not enough of another currency',
  39: 'An outgoing message does not fit into a cell',
  40: 'Not enough TON to process an outgoing message',
  41: 'Empty library reference',
  42: 'Library action failed',
  43: 'Too many library cells',
  50: 'The account state grew too big',
}

const WALLET: Codes = {
  33: 'Wrong seqno',
  34: 'Wrong wallet id',
  35: 'Wrong signature, or expired',
  36: 'Expired',
  37: 'Unknown request',
  80: 'Too little TON for a plugin',
}
const HIGHLOAD: Codes = {
  33: 'Wrong signature',
  34: 'Wrong wallet id',
  35: 'Wrong creation time',
  36: 'Executed already',
  37: 'Invalid message to send',
  38: 'Wrong timeout',
}
const WALLET_V5: Codes = {
  132: 'Signed requests are switched off',
  133: 'Wrong seqno',
  134: 'Wrong wallet id',
  135: 'Wrong signature',
  136: 'Expired',
  137: 'Send mode without "ignore errors"',
  138: 'Invalid message prefix',
  139: 'Extension cannot be added',
  140: 'Extension cannot be removed',
  141: 'Unsupported action',
  142: 'Signed requests cannot be switched off without extensions',
  143: 'Signed requests are in that mode already',
  144: 'Last extension cannot be removed while signed requests are off',
  145: 'Extension in a wrong workchain',
  146: 'Only an extension may change the signature mode',
  147: 'Invalid actions',
}
const JETTON: Codes = {
  45: 'The jetton wallet is locked',
  47: 'Not enough jettons',
  48: 'Too little TON for gas',
  49: 'Invalid message',
  72: 'Unknown operation',
  73: 'Not sent by the owner',
  74: 'Not sent by a wallet of this jetton',
  75: 'Too little TON for the answer',
  76: 'Not sent by the admin',
  333: 'Wrong workchain',
  705: 'Not sent by the owner',
  706: 'Not enough jettons',
  707: 'Not sent by the master or a wallet of this jetton',
  708: 'Malformed forward payload',
  709: 'Too little TON for gas',
  710: 'Too little TON for the burn',
}
const NFT: Codes = {
  333: 'Wrong workchain',
  399: 'Too many items at once',
  401: 'Not sent by the owner',
  402: 'Wrong index, or too little TON for fees',
  403: 'Wrong index, or revoked already',
  405: 'Not sent by the collection',
  410: 'Not sent by the editor',
  411: 'Not sent by the owner',
  413: 'Bound to its owner: cannot be transferred',
}
const SALE: Codes = {
  401: 'Not sent by the item',
  404: 'Sold already',
  450: 'Too little TON for the price',
  458: 'Not sent by the seller',
}
const DNS: Codes = {
  401: 'Not sent by the owner',
  402: 'Too little TON for fees',
  405: 'Not sent by the collection',
  410: 'Not sent by the editor',
  411: 'Not sent by the owner',
  199: 'Auctions have not begun',
  200: 'The name is too short',
  201: 'The name is too long',
  202: 'Invalid name',
  203: 'Characters that a name must not have',
  204: 'Below the least price',
  407: 'The bid is too low',
}

const ANY: Codes = { 333: 'Wrong workchain', 65535: 'Unknown operation' }

/** What contracts compiled from Tact mean; whether one was compiled so cannot be seen, and others use the same numbers. */
const TACT: Codes = {
  128: 'null reference',
  129: 'invalid serialization prefix',
  130: 'invalid incoming message',
  131: 'constraint broken',
  132: 'access denied',
  133: 'contract stopped',
  134: 'invalid argument',
  135: 'code not found',
  136: 'invalid address',
  138: 'not a basechain address',
}

/** Which codes a contract speaks: by what the indexer found in it, else by the operation it was sent. */
const FAMILIES: { interfaces: RegExp; opcodes: number[]; codes: Codes }[] = [
  { interfaces: /^wallet_v5/, opcodes: [0x7369676e, 0x73696e74, 0x6578746e], codes: WALLET_V5 },
  { interfaces: /highload.*v3/, opcodes: [], codes: HIGHLOAD },
  { interfaces: /^wallet/, opcodes: [], codes: WALLET },
  {
    interfaces: /^jetton/,
    opcodes: [0x0f8a7ea5, 0x178d4519, 0x595f07bc, 0x7bdd97de, 0x642b7d07, 0x2c76b973],
    codes: JETTON,
  },
  { interfaces: /dns/, opcodes: [0x4eb1f0f9, 0x4ed14b65], codes: DNS },
  { interfaces: /^nft_(?:sale|auction)/, opcodes: [], codes: SALE },
  { interfaces: /^(?:nft|sbt)/, opcodes: [0x5fcc3d14, 0x693d3950, 0x2fcb26a2, 0x04ded148, 0xd0c3bfea], codes: NFT },
]

function codesOf({ opcode, interfaces = [] }: Circumstances): Codes {
  const family =
    FAMILIES.find(({ interfaces: pattern }) => interfaces.some(name => pattern.test(name))) ??
    FAMILIES.find(({ opcodes }) => opcodes.includes(opcode ?? -1))
  return family?.codes ?? {}
}

/** Why the compute phase ended with `exitCode`, in words and with the code; what a code means depends on the contract. */
export function explainExit(exitCode: number, circumstances: Circumstances = {}): string {
  const reason = TVM[exitCode] ?? codesOf(circumstances)[exitCode] ?? ANY[exitCode]
  if (reason) return `${reason} (exit code ${exitCode})`
  const tact = TACT[exitCode]
  return `Refused by the contract (exit code ${exitCode}${tact ? `; in Tact: ${tact}` : ''})`
}

/** Why the action phase ended with `resultCode`, in words and with the code. */
export function explainAction(resultCode: number): string {
  return `${ACTION[resultCode] ?? 'An action failed'} (result code ${resultCode})`
}
