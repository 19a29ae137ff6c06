export const readOnlyText = '您只有查看权限，不能修改这份文档；需要处理时请联系所有者';
