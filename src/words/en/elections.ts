/** Words about elections, and about elected validators where the indexer does not list them. A separate file, because few pages load it. */
export const nextOpens = 'Next election opens'
export const nextCloses = 'Next election closes'
/** A moment to come. */
export const at = (moment: string, left: string) => `${moment} · in ${left}`
export const isOpen = 'open now'
export const maxFactor = 'Max factor'
export const rules = 'Stakes and how they count'
/** The set that was elected while another one is in force. */
export const nextSet = 'Next validators'
export const notElected = 'not elected yet'
export const electedNext = (count: string, left: string) => `${count} elected, in force in ${left}`
export const elected = 'Elected validators, by the chain'
export const electedNote =
  'From parameter 34 of the network’s configuration. Stakes and addresses are missing: tonapi alone lists them.'
export const publicKey = 'Public key'
export const publicKeyValue = 'public key'
export const roundFailed = 'Failed to load the running round'
