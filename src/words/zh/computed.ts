/** Words about a get-method that runs in this browser. */
export const compute = '在此计算'
export const lead = '在你的浏览器中，对证明所示的账户状态运行该方法。'
export const same = '已在此计算：结果相同'
export const other = '已在此计算：结果不同。期间账户可能已发生变化。'
export const notCompared = '已在此计算；两个结果的写法不同，因此没有比较'
export const onSigned = (seqno: string) => `基于主链区块 ${seqno} 之后的账户状态，该区块已由验证者签名`
export const onNamed = '基于 tonapi 发来的账户状态；其证明没有达到验证者签名'
export const exitCode = (code: number) => `在此处，该方法以退出码 ${code} 结束`
export const configNamed = '该方法可能用到网络配置；配置由节点发来，没有证明'
export const configSigned = '该方法可能用到网络配置；它就是该区块之后已签名状态中的配置'
export const configShortened =
  '该方法可能用到网络配置；它就是该区块之后已签名状态中的配置，但此处的虚拟机缺少其参数 43 的最新字段'
export const notRun = '该方法没有在此处运行。'
