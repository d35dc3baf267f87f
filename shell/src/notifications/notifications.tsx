import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { NotificationOutlet } from 'shared/ui';
import { $notifications, notificationDismissed } from './model.ts';

export function Notifications(): ReactElement {
  const { notifications, dismiss } = useUnit({
    notifications: $notifications,
    dismiss: notificationDismissed,
  });
  return <NotificationOutlet notifications={notifications} onDismiss={dismiss} />;
}
