/** Words about a get-method that runs in this browser. */
export const compute = 'Compute it here'
export const lead = 'Runs the method in your browser, on the account as its proof shows it.'
export const same = 'Computed here: the same result'
export const other = 'Computed here: another result. The account may have changed in between.'
export const notCompared = 'Computed here; the two results are written in different forms, so they were not compared'
export const onSigned = (seqno: string) =>
  `On the account as masterchain block ${seqno} left it, which its validators signed`
export const onNamed = 'On the account as tonapi sent it; its proof did not reach the signatures of validators'
export const exitCode = (code: number) => `Here the method ended with exit code ${code}`
export const configNamed =
  'The method may use the configuration of the network, which is as the node sent it, without a proof'
export const configSigned =
  'The method may use the configuration of the network: it is the one in the signed state after that block'
export const configShortened =
  'The method may use the configuration of the network. It is the one in the signed state after that block, but the virtual machine here lacks the newest fields of its parameter 43'
export const notRun = 'The method was not run here.'
