/** Words about the transfers of a jetton. */
export const title = 'Latest transfers'
export const failed = 'Failed to load transfers'
export const none = 'No transfers found'
export const noMints = 'As they were sent: jettons that were made or burned are not among them.'
