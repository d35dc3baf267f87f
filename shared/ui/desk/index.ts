// antd for the desk of a hotel. The shell does not give this door: it is part of the remote that imports it, so no guest's page has any of it.
export {
  Alert,
  Button,
  Checkbox,
  Descriptions,
  Drawer,
  Form,
  Input,
  QRCode,
  Select,
  Statistic,
  Tag,
} from 'antd';
export { DeskTheme } from './desk-theme.tsx';
