/** The built-in texts of `AddressForm` and `AddressEdit` in Simplified Chinese. */
export const addressFormZhCN = {
  name: '姓名',
  phone: '电话',
  area: '地区',
  levels: ['省份', '城市', '区县'],
  address: '详细地址',
  addressHint: '街道、门牌号、楼栋与房间',
  save: '保存地址',
  errors: {
    name: '请填写姓名',
    phone: '请填写正确的电话',
    area: '请选择地区',
    address: '请填写详细地址',
  },
};
