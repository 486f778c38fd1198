/** Words about who may spend from a wallet. A separate file, because they are shown on click alone. */
export const ask = 'Who may spend?'
export const title = 'Who may spend from this wallet'
export const failed = 'The wallet could not be asked who may spend from it'
export const key = 'Public key'
export const keyValue = 'public key'
export const keySigns = 'Whoever has the secret key of this one signs for the wallet.'
export const keyOff = 'Signatures are switched off: the extensions alone may spend.'
export const keyUnknown = 'It is not known whether its secret key may sign for the wallet.'
export const plugins = 'Plugins'
export const noPlugins = 'None: no other contract may take coins from it.'
export const extensions = 'Extensions'
export const noExtensions = 'None: no other contract may order payments from it.'
export const approvals = 'Approvals needed'
export const ofSigners = (threshold: number, signers: number) =>
  `${threshold} of ${signers} ${signers === 1 ? 'signer' : 'signers'}`
export const signers = 'Signers'
export const proposers = 'Proposers, who may not approve'
export const noProposers = 'None: signers alone propose payments.'
